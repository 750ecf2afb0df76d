/**
 * Words of browsers' and our own error messages that may leave this installation. Any other word might be
 * typed, a name above all.
 */
const WORDS: ReadonlySet<string> = new Set(
  `a aborted about above access accessed accessible accessing active address after again all allowed already an and
    animation annotation answer answered answers any appears are argument arguments around array as asked assertion
    assessed assigned assignment async at attempt attempted attribute available await away bad be because been before
    being below between bigint binary blob block blocked body boolean boundary browser buffer but by cache call callable
    called camera can cancelled cannot canvas card carries catch chain changed character check child children choose
    chosen chunk circular class clipboard clone closed closing code collection component concat configuration configured
    confirmation connection constant constraint construct constructor content context controller cookie could created css
    currently cyclic data database date declaration decode decoding deep default defined delete deleted depth descriptor
    destroyed destructure detached device did directive disconnected dispatch division document does doesn't done dom down
    duplicate dynamically each element elements empty enabled encountered end engine enough entered entry error errors
    evaluating event exceeded exception execute executing exist existing exists expected exponent export expression
    extensible extra fail failed failing fails failure fallback false feature fetch field fields file files finished first
    focus for forbidden form format found fragment frame from full function functions gave generator geolocation get
    getter given global goes graphql gone handle handler handling has hasn't have header here hidden home hook hooks host
    http hydrate hydrated hydrating hydration id identifier identity if illegal image import imported in inactive income
    index infinite initial initialization initialized inner input insecure insert inside instance instanceof instead
    insufficient integer interface internal interrupted into invalid invocation invoked is isn't it item iterable iterator
    its json key keyword keys kind known language large last later left length less level lexical link links list lives
    load loaded loading local location lock lost main malformed many map match matching maximum may media memory message
    method minified mismatch missing mode module modules more most moved must mutation name named names navigation
    navigator needed nested network never new next no nobody node non none nor not nothing notallowed null number numeric
    object objects observer of off offline old on once one only open opened operation operations operator option options
    or order origin other our out outside over own page pages parameter parent parse parsed parsing part pass path pattern
    pending permission permitted picture play policy pop port position posted precision prevented primitive private
    process progress promise properties property protected protocol prototype provided proxy public quota radix range rate
    react reached read readable readonly reading reason received recursion reduce ref refer reference referenced refresh
    refreshed refused regexp regular reject rejected rejection related release relevant remedial removed render rendered
    rendering replace request requested requests require required requires reserved reset residence resize resolve
    resource response rest restricted result return returned revoked right root route rule run running said same schema
    scope screen script section secure security see selection selector send sent server service session set setter
    settings share should shown signal signed since single size so some source spread stack start started state statement
    status step still stop stopped storage store stored stream strict string structure style stylesheet such suffered
    support supported suspended symbol synchronous syntax tab table tag take taken target task template text than that the
    them then there these they this thread through throw thrown time timed timeout times to token too top touch tracker
    transaction transfer transition tree tried trigger true try trying turn type types typed unable unauthorized
    unavailable undefined under unexpected uncaught unhandled unicode unique unknown unreachable unsupported until update
    updates updating upload uri url usage use used user uses using valid value values variable variant version view visit
    void wait waiting want was wasn't weak went were what when where which while while will window with within without
    wizard word worker would write wrong xml yet you zero knows notices written texts one-time hand-over hand-over's came information look trace line every nationalities says`.split(
    /\s+/,
  ),
);

export const isKnownWord = (word: string): boolean => WORDS.has(word.toLowerCase());
