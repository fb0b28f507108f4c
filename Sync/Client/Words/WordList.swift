/// The 2,048 words that recovery words are taken from.
///
/// They are short, common, and told apart by their first four letters. Their order is part of the format
/// and never changes.
enum WordList {
  /// In alphabetical order.
  static let words: [String] = text.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let text = """
    abandon abbrev abide ability able about above abrupt absence absorb access account acct
    achieve acid acme acorn acquire across action actor actual acute adapt addend address adhere
    adjust admin adobe adopt advance advent advice affect against agent agree ahead aide akin
    alarm albeit album alert algebra alias align alike alive allow almost along alpha already also
    always amalgam ambient amend among amount analyze anchor ancient android anew angle angular
    animate anomaly anon another answer ante antique anybody anyhow anymore anyone anytime anyway
    apart appear applied approve apropos aqua arch area arena arise armor around array arrive
    arrow article artwork ascent aside aspect assert assign assoc assume astral atoll atomic
    attach attempt audio augment author auto avail average avoid await awake aware away awesome
    awful awkward axis azure babel back badge badness bail balance ball banana band bang bank
    banner bare barf barrier base bash basic bass batch battery baud beacon bear beast because
    become been beep before began begin begun behave behind believe bell below bench bend benefit
    benign benzene beside best beta better between beware beyond bias bigger bill binary bind
    bionic birth bisect bison bitmap bizarre black blah blame blank blat blend bless blink bloat
    blob block blog bloom blow blue blur board bobcat bodies body bogus bold bond bonus book boom
    boost boot border borrow both bottom bound bout bowman boxes brace brad braille branch break
    breezy brevity brew bridge brief bright bring brittle broad broken brought browse brute bubble
    bucket buddy budget buff buggy build bulk bull bump bunch bundle bunk burden burn burst buses
    busy button bypass byte cable cache caddy cadence call came canary cancel cannot canvas
    capable capital capped capture carbon card care carry cascade case cast casual catalog catch
    caught cause caution caveat cease cedilla ceiling cell central certain chain change chaos char
    chassis chat cheap check chem cherry child china chip choice choke chomp choose chop chorus
    chosen chrome chunk churn cipher circle cirrus cite city claim clamp clang clarify class
    clause cleanup clever click client clip clobber clock clog clone close cloud clue clumsy
    cluster clutter coarse cocci code coerce coexist coffee cold collect color column combine come
    commit compute concept cone conform connect console control convert cookie cool cope copies
    copy core cork corpora correct cortex cosine cost could count couple course craft crash crawl
    cray crazy create credit crept croak crop cross crucial crude cruft crypt cube cubic cure
    curious curl current cursor curve custom cutest cutoff cutting cycle daemon dagger daily daisy
    damage dance danger dank dapper dark dash data date datum dawn deal debug decay decent decimal
    declare decode deduce deem deep default defer define deflate defunct degree delay delete
    deliver dell delta demand demo denial denote density deny depend deploy depot depth deputy
    derive descent design desktop despite destroy detail detect develop device diagram dialog
    diamond dickey diff digest digit direct dirk dirty disable discard disk dismiss disown display
    disrupt distort dither ditto divert divide dock dollar domain done door dotted double down
    dozen draft drag drain draw drew drift drive drop dual dubious dummy dump dunno duplex durable
    during dust duty dwarf dynamic each eager eagle earlier ease easier east easy echo edge edit
    effect effort egress eight either eject elapse elastic elegant element elevate elicit elide
    ellipse else email embed emitted emoji employ empty emulate enable enclose encode encrypt
    endless endorse energy enforce engine enhance enlarge enough enrich enroll ensure enter entire
    entry epilog epoch epsilon equal erase errata error escape essence euro even every evict evil
    evince exact example except exclude excuse execute exempt exhaust exhibit exist exit exotic
    expand expect expire explain export express expunge extant extend extra face fact fade failure
    fair faith fake fall false family famous fancy fashion fast fatal fate fault favor fear
    feature federal fedora feel fell fence fetch field fifth figure file fill filter final find
    fine finger finish fire first fish fitness fitting five fixes fixture flag flaky flash flat
    flavor flaw fleet flex flight flip float flock floor floppy florin flow fluff flush focal
    focus fogey fold folio follow font foobar food fool foot forbid force foreign forgot fork
    format forth forum forward fossil found four fractal fragile frame frank free french fresh
    friend from front frozen frugal fuchsia fudge fulfill fully funky funny further fuse fusion
    future fuzz gadget gain gallium game gamma gang garbage gasp gateway gather gauche gave gawk
    generic genre genuine getting giant ginning given glade glance glib glitch global glue glut
    glyph gnat gnome goal goes gold gone good google gopher gotten govern grab grace graft grain
    grammar grant graph gratis grave gray great green gremlin grep grew grey grid grind grip grit
    grog grok groovy group grow guard guess guide guile gutter gyro habit hack half halt handle
    hang happen hard hare harmful harness harry harsh hash hassle hatch have havoc head health
    heap heard heavy height held hello help hence here hexagon hidden hide high hijack hint
    hirsute history hitting hive hoary hoist hold hole home honor hood hook hope horizon host hour
    house however huge human hundred hung hunk hunt hurt hybrid hyphen icon idea idiom idle ignore
    illegal image immune impact implied import improve inbound inch include incur index indices
    induce inert inexact infer infix inflate info ingest ingress inherit inhibit initial inject
    injury inline input inquire insane insert inside inspect instead insure intact integer into
    intro invalid inverse invoke ioctl iota iris isolate issue italic itch item iterate itself
    jack jail jargon jiffies jigsaw john join josh journal judge jumbo jump junk just karma keen
    keep kept kernel keyword khan kick kind kinetic kitty kludge knew knife knight knob known
    label lack laid lake lambda lame land lane laptop large last latest launch lawsuit lawyer
    layout lazily lazy lead leaf leak lean leap learn least leave leeway left legacy legend length
    lenient lent less lest letter level lexer lexical liable liberal library license lieu life
    lift light like limb limit line linger link lint lisp list literal little live load local lock
    locus logging logic logo lone long look loop loose lose loss lost loud love lowest luck lunar
    lustre lynx machine macro made magenta magic mail main major make manage mangle manner manual
    many mapping march margin mark marshal martin mask massive match math matrix matte mature
    maven maximum maybe mean measure meat medium meet meld member memory mend mention menu mere
    merge mesa mesh message meta method metric mice middle might migrate mike mileage million mime
    mimic mind mine minimum minor minus mirror misc mislead miss mistake misuse mixes mixture
    mobile mock modal mode modify module mold moment monitor monkey mono month moral more mosaic
    most motion mount mouse move movie much multi music must mutable mute mutt mutual myself
    mystery naive naked name narrow nasty native natural near need negate neigh neither neon nest
    nettle network neutral never newest newline next nibble nice nick night nine ninja ninth nixes
    nobody node noise nominal nonce none nonstop nonzero normal north notably note nothing notice
    noun nous novel novice nowhere nudge nuke null numeric oasis obey object oblique obscure
    observe obtain obvious occur ocelot octal octet octopus oddity office offload offset often
    okay oldest omega omitted once ongoing onion online onto onward oops opacity opaque open
    operate opinion option opus oracle orange order ordinal orient origin orphan other ouch ought
    outcome outline output outside over pace pacify package padding padlock page paid paint pair
    palette pander panel panic panning parent parfait parity park parse part passes past patch
    patent path pattern pause payload payment peak peek peel penalty pend people percent perform
    perhaps period permit person pertain phantom phase phoenix phony photo phrase pica pick
    picture piece pile pink pinned pipe pitch pivot pixel place plain plan play please plexus plot
    pluck plugin plural plus pocket point poison poke polar pole policy poll polygon pool poor
    popover popped popular port pose post pound pour power precise predict preempt prefix premier
    prepare present pretty prevent price primary print prior private problem process produce
    profile program project prolog prompt prone proof prop protect provide proxy prune pseudo
    public pull pulse pummel punt pure purge purpose push putty pyramid python quad quality
    quantum quartz quash query queue quick quid quiet quilt quirk quite quorum quote rabbit race
    racy radio raid rain raise ramp random range rank rapid rare raster rate rather ratio raven
    rawhide reach read real reap rear reason rebind rebuild recall recent recheck recipe reclaim
    record recycle redo redraw reduce refine reflect refresh refuse regard regexp region regress
    regular rehash reject relax release relies reload remain remedy remind remove rename renew
    reopen reorder repair repeat replace report request reread rerun rescue reset reside resolve
    respect restore result retain retire retry return reuse revamp reverse review revoke rewind
    rework rewrite rich rick right rise risk road roam robin robot robust roger rogue role roll
    roman room root rope rose rotate rough round routine royalty rubric ruby rule runaway running
    rust safety said sake sale salsa salt salvage same sample sandbox sane sanity sans satisfy
    savage save scale scan scary scatter scene scheme school science scissor scope score scratch
    screen script scroll scrub seal search seat second secret section secure seek seem seen
    segment seldom select self sell semi send sense sent sera serge serial serpent service session
    setting setup several shadow shall shape share shave shebang sheet shell shift shim ship short
    shot should show shred shrink shrunk shuffle shut sibling side sigh sigma signal silence silk
    silly silver similar simple since sine single sink site sitting sixth size sketch skew skill
    skipped slab slack slang slash sleep slept slice slide slight slim slink slip sloppy slot slow
    small smart smash smith smoke smooth smudge smurf snap sneak snippet snooze soap society
    socket soft solar sold sole solid solve some sonar song soon sorry sort sought sound soup
    source south space spam span sparse spatial spawn speak specify sped speed spell spent spew
    sphere sphinx spider spike spill spin spirit spite splash split spoke spool sport spotted
    spread spring square squelch stable stack staff stage stale stamp stanza staple start stash
    status stay stdio steal steed stem step stereo steward sticky still stipple stock stolen stomp
    stone stop storage stray stream string strong stub stuck studio stuff style subhead subject
    submit subset subtle success such sudden suffix sugar suggest suicide suite summary support
    sure surface surge surname surplus survive suspend swallow swap sweep swept swift swig swing
    switch symbol symptom sync synonym syntax system table tabular tack tagged tail taint take
    talk tally tandem tangent tanner tape tarball target task taste taught teach team tear tech
    tell telnet temp tenant tend tensor tenth term terrain terse test text than that their them
    then theory there these theta they thick think third this thorn those though thread through
    thru thumb thunk thus ticket tidied tidy tiff tiger tighten tilde tile till time tiny title
    toady toast today toddy tofu toggle token told tone tony took tool topic topmost torn torture
    total touch tout toward trace trade traffic train trans trap trash tray treat treble tree
    trellis tremolo trial trick tries trigger trim trio triple trivial trouble true truly trunk
    trust truth ttys tune tunnel turn turtle tweak twelve twenty twice twist type typical typo
    ugly ultra umlaut unable unaware unbind unblock unbound unclear uncork under undid undo
    unequal unfair unhappy unified union unique unit unknown unless unlike unlock unlucky unmask
    unnamed unpack unplug unquote unread unroll unsafe unset unsure until unused unwind unwrap
    unzip update upgrade upload upon upper upright upstart upward urgency usable usage useable
    useful useless usual utility vacuum vagrant vague valid value vanilla various vary vast vault
    vector vendor venture verbose verdict verify version vertex very viable vice video view vile
    violate virtual visible vista visual vital vivid voice void voltage volume vowel wait waive
    wake walk wall wand want warm warn warp warty waste watch water wave weak weather website week
    weight weird welcome well went were west what wheel when where whether which while white
    whoever whole whom whose wide widget width wiki wild will wince window wine winning winter
    wipe wire wisdom wise wish with wizard woken wonder woody word work world worm worry worst
    worth would wrapper write wrong wrote xref xterm yank yarn year yellow yield young your zero
    zeta zipped zombie zonal zone zoom
    """
}
