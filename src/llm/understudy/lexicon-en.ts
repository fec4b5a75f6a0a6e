// Everyday English for finding a sentence by a question that uses other words (UND4): stems that ask the same thing,
// and words that ask nothing. General vocabulary of any table; it names nothing of any case.

const ROWS = `
leave left go went depart set_off walk_out gone
return come_back came_back go_back went_back got_back back
home house indoors
arrive come came reach reached turn_up got
pass cross passed walk
follow trail behind
live lodge room lodging stay house flat
from born native hometown grew
road way path walk mile distance far
car drive drove motor van lorry bicycle bike
boat ferry row ship
upstairs attic loft
downstairs cellar
outside outdoors yard garden
close shut shutter lock_up closed
open opened
work job trade living occupation employ profession do_for
sleep slept bed asleep lie lay rest nap
wake woke awake rise rose get_up got_up
eat ate meal supper dinner breakfast lunch food
drink drank drunk glass whisky wine beer sip
tea pot kettle
smoke pipe cigarette cigar
cook kitchen stove oven
wash clean rinse wipe
see saw seen watch notice spot glimpse look met meet
hear heard noise sound listen
say said tell told speak spoke talk mention word
ask asked question enquire
quarrel argue argument row fight shout fell_out disagree angry temper
shout call cry scream
telephone phone ring rang call
letter note write wrote post mail envelope
write wrote handwriting hand written sign signature signed
name called nickname
know knew aware
find found discover
remember recall memory
forget forgot
trust believe
suspect strange odd suspicious queer
lie lied hide hid secret conceal
plan intend mean meant want
why reason because cause
usual usually always habit every often
agree promise consent
refuse decline turn_down
sorry regret guilt ashamed
love fond like sweetheart
hate dislike resent grudge bitter
afraid fear scared worry nervous
glad happy relief relieved pleased
sad grief sorrow upset hurt
feel felt feeling
marry married wedding wife husband
child children son daughter boy girl
father mother parent dad mum
brother sister
family relative aunt uncle cousin nephew niece
friend friendly acquaintance know
neighbour next_door
master teacher taught teach
apprentice pupil
boss owner employer
colleague fellow mate partner
customer guest visitor
doctor physician surgeon
police constable inspector
age old year
tall height look beard
die died dead death killed kill murder body
hurt wound injur cut bruise
ill sick illness hospital
medicine pill drug dose poison
blood
hand finger
foot feet shoe boot footprint
taste tongue palate
money cash pound coin sum
wage salary pay paid
price cost worth rent
borrow owe owed debt loan lend lent
sell sold sale
buy bought purchase
give gave hand pass
belong own owner whose
take took fetch carry
steal stole stolen theft
lose lost missing gone
search look_for
keep kept store put
throw threw drop
break broke broken damage smash
repair mend mended fix
send sent deliver bring brought
change swap replace switch
key lock locked unlock
door
window pane
lamp light lantern candle
dark blackout
coat clothes wear wore sleeve hat dress
photograph picture photo
box drawer cupboard case chest
bag pocket
book ledger record diary register logbook log
contract paper deed agreement receipt
will inherit inheritance estate
shop store stall
thing object
fire burn burnt hearth
rain rained weather storm
snow
water river lake
weigh weight pound
measure height length
help helped
charge responsible look_after mind
guard watch keep
teach learn taught skill craft
together with accompany
alone
wait waited
threaten blackmail force
report complain
dismiss sack fired resign
retire
school study
win won lose race match
before earlier past ago
first
last final
morning
evening night
afternoon
noon midday
long year month week
`;

/** One row, one meaning; `_` joins words that stand together. */
export const MEANINGS_EN: readonly string[] = ROWS.trim().split('\n');
/** Words that ask nothing by themselves. */
export const EMPTY_EN: ReadonlySet<string> = new Set(
  (
    'a an the you i he she it we they me him her us them my your his its our their mine yours this that these those there here who whom whose which what when where why how ' +
    'is are was were be been being am do does did done have has had having can could will would shall should may might must not no nor n t s d ll re ve m and or but if then so than as at by for from in into of on onto to up with about ' +
    'out off over under again any some all both each every much many more most very too just only also ever never now tell us say please really actually exactly anything something nothing anyone someone somebody anybody time thing things happen happened know think mr mrs miss dr'
  ).split(' '),
);

/** Which answer is wanted. First hit wins. */
export const WANTS_EN: readonly { want: string; words: RegExp }[] = [
  { want: 'origin', words: /where .{0,20}\b(?:born|come from|grow up|from)\b|your home town|hometown/i },
  { want: 'name', words: /what (?:is|was) (?:his|her|your|the) .{0,20}name|what .{0,20} called|nickname/i },
  { want: 'clock', words: /\bwhen\b|what time|which (?:day|year)|what (?:day|date|year|hour)|how late|how early/i },
  { want: 'age', words: /how old|what age|\byour age\b/i },
  {
    want: 'money',
    words:
      /how much (?:did|does|do|was|is|were|are)?.{0,30}(?:cost|pay|paid|worth|owe|owed|earn|money|rent)|how much money|what price/i,
  },
  { want: 'span', words: /how long|how many (?:years|months|weeks|days|hours|minutes)/i },
  { want: 'measure', words: /how (?:tall|high|wide|deep|far|heavy|big)/i },
  { want: 'count', words: /how many|how much/i },
  { want: 'person', words: /\bwho\b|\bwhom\b|\bwhose\b|with whom|which (?:man|woman|person)/i },
  { want: 'place', words: /\bwhere\b|which (?:room|house|way|side|place)/i },
  { want: 'reason', words: /\bwhy\b|what for|how come|what made you/i },
  { want: 'feeling', words: /how (?:did|do|does) (?:you|that|it|this).{0,20}feel|your feelings|\bupset\b|\bmind\b/i },
  { want: 'tie', words: /relationship|how (?:well )?do you know|get on with|on good terms|what is .{2,20} to you/i },
  {
    want: 'trade',
    words:
      /what do you do for|your (?:job|trade|work|profession|occupation)|what (?:is|was) (?:his|her) (?:job|trade|work)|for a living/i,
  },
  { want: 'doing', words: /what (?:were|was|are|did) (?:you|he|she|they).{0,12}(?:doing|do\b)|up to\b/i },
];

const ENDINGS: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?<=ss|sh|ch|x)es$/, ''],
  [/(?<=[^s])s$/, ''],
  [/ing$/, ''],
  [/(?<=[a-z]{2})ed$/, ''],
  [/ly$/, ''],
];

/** A light stem: plural, -ing, -ed and -ly fall away, doubled ends are undoubled. */
export function stem(word: string): string {
  let out = word.toLowerCase().replace(/['’]s$/, '');
  if (out.length <= 3) return out;
  for (const [ending, by] of ENDINGS) {
    const cut = out.replace(ending, by);
    if (cut !== out && cut.length >= 3) {
      out = cut;
      break;
    }
  }
  return out.replace(/([bdfgmnprt])\1$/, '$1').replace(/(?<=[a-z]{3})e$/, '');
}
