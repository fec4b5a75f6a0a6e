// Two small cases of the stand-in's own tests, one Chinese and one English, three seats each. Written for these tests.
import { checkCase } from '../../src/artifact/case/check.ts';
import type { CaseFile } from '../../src/artifact/case/types.ts';

const PHASES_ZH = `
phases:
  - { id: self-intro, name: 自述, rule: 一人一段。 }
  - { id: inquiry, name: 问话, rule: 叫着名字问。 }
  - { id: search, name: 搜证, rule: 看东西。 }
  - { id: final, name: 投票, rule: 各说一句再投。 }
  - { id: reveal, name: 复盘, rule: 拆封。 }
`;

const ZH = `
format: "1.1"
meta: { genre: deduction, id: small, title: 灯塔的油, players: 3, human_slots: 1, est_rounds: [4, 6], difficulty: beginner, tags: [], red_herrings: [], author: 开本, source: 原创, license: CC-BY-4.0, language: zh, minutes: 10, cover: { dye: indigo, motif: lamp }, content_notes: [] }
scene:
  place: 鹤嘴屿灯塔
  setup: 灯塔的油桶少了三十升，看塔的孟守田倒在塔梯底下。
  premise: 油去了哪里，人是几点摔的。
  victim: { name: 孟守田, age: 61, cause: 从塔梯上摔下, time_window: ["20:00", "22:00"] }
  party: []
  relations:
    - { from: 孟守田, to: 卓阿海, label: 舅甥 }
    - { from: 孟守田, to: 汤春妮, label: 欠她两年柴钱 }
style: { lines: [] }
${PHASES_ZH}
briefing: { steps: [], limits: [] }
audit: { focus: [], authority: 只记不判。 }
world_facts:
  - 屿上只有一条小路，从码头走到灯塔要二十五分钟。
  - 当晚 21:10 起雾，灯 21:30 才亮。
  - 油桶放在塔底石屋，钥匙挂在门后。
liberty_to_slip: ["p1（卓阿海）：可以把路程说得太准。", "p2（汤春妮）：可以把柴钱算得太清。"]
roles:
  - id: p0
    name: 纪云帆
    player: human
    public: 航标站来验灯的技工，二十九岁。
    now: 你来验灯。
    private: |
      19:30，你到码头。
    secret: 你忘带了量油尺。
    knows: [量油尺在船上。]
    goals: [验完灯。]
    play: 你说话快。
    understudy: { aliases: {}, secrets: [], alibi: [], openers: [], asks: [], tics: [] }
  - id: p1
    name: 卓阿海
    player: ai
    public: 屿上的摆渡人，三十四岁，有一条七米的木船。
    now: 你在屿上摆渡十一年，一趟收四块钱。孟守田是你舅舅，去年冬天替你垫了修船的三百二十块。
    private: |
      18:40，你把木船拴在码头东桩，绳子打了两道。
      19:15，你在汤春妮的灶间吃了两碗面，汤春妮多放了一个蛋。
      20:05，你摸黑进石屋，抽了三十升灯油灌进船舱的铁皮箱。
      20:50，你听见塔梯上有人喊了一声，手里的油管掉在地上。
      21:35，你回到船上，点上烟，等雾散。
      22:20，你跟纪云帆一起上塔，看见孟守田躺在梯脚。
    secret: |
      灯油是你偷的，卖给跑夜船的老邝，一升两块六。孟守田举着马灯下来查，踩空了。
      你预备的说法：七点多吃完面就回船上睡觉，没有上过塔。
    knows:
      - 孟守田右腿受过伤，下梯子总是侧着身。
      - 汤春妮家的狗那晚一直没有叫。
      - 纪云帆上岸的时候提着一只绿帆布包。
    goals: [别让人去翻铁皮箱。]
    play: 你说到水路才抬头。
    understudy:
      aliases: { 舅舅: 孟守田, 老孟: 孟守田, 春妮: 汤春妮, 云帆: 纪云帆, 技工: 纪云帆 }
      secrets:
        - { topics: [油, 石屋, 铁皮箱, 老邝], cover: 我船上烧的是柴油，跟塔里那种不搭界。 }
        - { topics: [塔梯, 踩空, 马灯, 喊了一声], cover: 那坡我一年走不了两回，腿懒。 }
      alibi:
        - { at: "18:40", line: 六点四十拴的船，东桩，绳子两道。 }
        - { at: "19:15", line: 七点一刻在春妮灶间吃面，两碗。 }
        - { at: "19:50-22:15", line: 吃完面我就回船上躺着了，雾大，哪儿也没去。 }
      openers: [我叫卓阿海，摆渡的，水路问我。, 舅舅腿不好，这条梯子早该换。, 云帆，你那包一直提在手上？]
      asks:
        - { to: p2, line: 春妮，你家狗那晚怎么一声没叫？ }
        - { to: p0, on: c1, line: 云帆，油尺上的数是你记的？ }
      tics: [水路上讲, 实话]
  - id: p2
    name: 汤春妮
    player: ai
    public: 屿上卖柴卖面的女人，四十五岁，住在半坡。
    now: 你在半坡开灶，卖面卖柴。孟守田欠你两年柴钱，一共一百八十六块。
    private: |
      19:15，卓阿海来吃面，你多放了一个蛋。
      19:50，卓阿海放下碗走了，往上坡走的。
      20:30，你上塔要柴钱，孟守田把欠条撕了，你抓破了他的袖子。
      20:45，你下坡回家，手一直抖。
      21:10，起雾，你关了灶门。
    secret: |
      你和孟守田在塔上拉扯过，欠条的碎纸你捡回来塞进了面缸。
      你预备的说法：那晚一直在灶间，没有出门。
    knows:
      - 孟守田每晚九点整添一回灯油。
      - 卓阿海吃完面是往上坡走的，不是往码头。
    goals: [把柴钱要回来。]
    play: 你算钱算到角。
    understudy:
      aliases: { 阿海: 卓阿海, 老孟: 孟守田, 技工: 纪云帆 }
      secrets:
        - { topics: [欠条, 碎纸, 面缸, 撕], cover: 账在我心里，一张纸不算什么。 }
        - { topics: [拉扯, 袖子, 上塔], cover: 我灶上离不得人，火一灭一晚上白烧。 }
      alibi:
        - { at: "19:15", line: 七点一刻阿海来吃面，我给他卧了个蛋。 }
        - { at: "20:00-22:00", line: 后来我一直守着灶，雾起来就关了门。 }
      openers: [我姓汤，半坡卖面的。, 老孟欠我的柴钱，屿上都知道。]
      asks: [{ to: p1, line: 阿海，你放下碗往哪边去的？ }]
      tics: [一角是一角]
truth:
  culprit: p1
  accident: true
  narrative: 卓阿海偷油，孟守田下梯查看时踩空。
  timeline:
    - { at: "20:05", who: p1, doing: 进石屋抽油, witness: [] }
    - { at: "20:30", who: p2, doing: 上塔要柴钱, witness: [] }
    - { at: "19:30", who: p0, doing: 到码头, witness: [] }
  key_facts:
    - { id: k1, text: 油在铁皮箱里, evidence: [c1, p2] }
    - { id: k2, text: 他往上坡走, evidence: [c2, p2] }
  misdirections: []
  after: []
clues:
  - { id: c1, title: 油尺和油桶, text: "油桶内壁的油线低了四指，约三十升。油尺上用铅笔写着 20:00，六十八。", supports: 少了三十升。, supports_facts: [k1] }
  - { id: c2, title: 石屋门口的鞋印, text: "湿泥里一只鞋印，四十二码，后跟缺一块。卓阿海的胶鞋后跟缺一块，20:05 前后的泥。", supports: 有人进过石屋。, supports_facts: [k2] }
emotional: []
reveal: { steps: [], questions: [] }
`;

const EN = `
format: "1.1"
meta: { genre: deduction, id: small-en, title: The Ferry Bell, players: 3, human_slots: 1, est_rounds: [4, 6], difficulty: beginner, tags: [], red_herrings: [], author: Kaiben, source: original, license: CC-BY-4.0, language: en, minutes: 10, cover: { dye: plum, motif: bell }, content_notes: [] }
scene:
  place: Corrie Ferry
  setup: The ferry bell is gone from its post and the ferryman lies on the slipway.
  premise: Who took the bell, and when did he fall?
  victim: { name: Angus Reid, age: 58, cause: a fall on the slipway, time_window: ["20:00", "22:00"] }
  party: []
  relations: [{ from: Angus Reid, to: Nora Finch, label: owed her nine pounds }]
style: { lines: [] }
phases:
  - { id: self-intro, name: Introductions, rule: One after another. }
  - { id: inquiry, name: Questions, rule: Call a name and ask. }
  - { id: search, name: Evidence, rule: Look at the things. }
  - { id: final, name: Last words and vote, rule: Say whom you suspect. }
  - { id: reveal, name: Reveal, rule: The seal breaks. }
briefing: { steps: [], limits: [] }
audit: { focus: [], authority: report only. }
world_facts:
  - The slipway is twenty minutes on foot from the inn.
  - The bell rang for the last time at 20:40.
liberty_to_slip: ["p1 (Nora Finch): may know the tides too well.", "p2 (Tom Pell): may count the money twice."]
roles:
  - { id: p0, name: Mary Ware, player: human, public: "A schoolteacher, thirty-one, waiting for the boat.", now: You wait., private: "19:00, you came to the inn.", secret: You have no ticket., knows: [The boat is late.], goals: [Get home.], play: You talk fast., understudy: { aliases: {}, secrets: [], alibi: [], openers: [], asks: [], tics: [] } }
  - id: p1
    name: Nora Finch
    player: ai
    public: The innkeeper, forty-six, who has the only telephone on this side.
    now: You have kept the inn for fourteen years. Angus Reid owed you nine pounds for coal.
    private: |
      18:30, you lit the lamp over the inn door.
      19:20, Tom Pell ate mutton stew at the counter and left a shilling.
      20:15, you walked down to the slipway with the coal bill in your apron.
      20:35, you and Angus Reid pulled at the bill until it tore, and he slipped on the weed.
      21:00, you were back behind the counter drying glasses.
    secret: |
      You were on the slipway when Angus Reid fell, and you burned the torn bill in the kitchen range.
      Your story: you never left the inn that evening.
    knows:
      - Tom Pell had a crowbar under his coat when he came in.
      - Angus Reid oiled the bell every Friday.
    goals: [Keep the bill out of it.]
    play: You wipe things.
    understudy:
      aliases: { Angus: Angus Reid, the ferryman: Angus Reid, Tom: Tom Pell }
      secrets:
        - { topics: [coal bill, torn, burned, nine pounds], cover: Everybody on this shore owes me something. I do not chase it at night. }
        - { topics: [slipped, pulled, walked down], cover: My knees do not care for wet stones. }
      alibi:
        - { at: "18:30", line: "Half past six I lit the lamp, as always." }
        - { at: "19:20", line: "Twenty past seven Tom had his stew at my counter." }
        - { at: "20:00-22:00", line: "From eight on I was behind the counter with the glasses." }
      openers: ["Nora Finch, I keep the inn.", "Angus rang that bell like a church. I should have noticed when it stopped."]
      asks: [{ to: p2, line: "Tom, what was it you carried under your coat?" }, { to: p0, on: c1, line: "Mary, you were near the window. Did you see the post?" }]
      tics: [mind you]
  - id: p2
    name: Tom Pell
    player: ai
    public: A scrap dealer, thirty-eight, with a cart and a grey mare.
    now: You buy scrap along the shore. Business is bad.
    private: |
      19:20, you ate stew at the inn.
      20:50, you prised the bell from its post with a crowbar and rolled it into the cart.
      21:30, you led the mare home by the upper road.
    secret: |
      You stole the ferry bell and mean to sell it for brass.
      Your story: you went straight home after supper.
    knows: [The mare lost a shoe on the upper road.]
    goals: [Sell the bell.]
    play: You count on your fingers.
    understudy:
      aliases: { Nora: Nora Finch, Angus: Angus Reid }
      secrets: [{ topics: [bell, crowbar, brass, prised], cover: I deal in rags and bottles. Bells are for churches. }]
      alibi: [{ at: "19:20", line: "Twenty past seven, stew, a shilling." }, { at: "19:50-22:00", line: "After supper I went home by the upper road, slowly, the mare was lame." }]
      openers: ["Pell, scrap and rags.", "A shilling for stew, and it was worth ninepence."]
      asks: [{ to: p1, line: "Nora, who else came in after me?" }]
      tics: [by my count]
truth:
  culprit: p1
  accident: true
  narrative: He slipped.
  timeline: [{ at: "20:35", who: p1, doing: on the slipway, witness: [] }, { at: "20:50", who: p2, doing: takes the bell, witness: [] }, { at: "19:00", who: p0, doing: at the inn, witness: [] }]
  key_facts: [{ id: k1, text: She was there, evidence: [c1, p2] }, { id: k2, text: He took it, evidence: [c2, p1] }]
  misdirections: []
  after: []
clues:
  - { id: c1, title: A scrap of paper, text: "Found on the weed: half of a bill. Coal, four hundredweight, the sum torn away.", supports: A bill was torn., supports_facts: [k1] }
  - { id: c2, title: The bell post, text: "Two fresh dents in the oak, an inch apart. Wheel marks lead to the upper road, one hoof without a shoe.", supports: A cart came., supports_facts: [k2] }
emotional: []
reveal: { steps: [], questions: [] }
`;

function read(text: string): CaseFile {
  const { case: file, issues } = checkCase(text);
  if (file === null) throw new Error(issues.map((issue) => `${issue.line} ${issue.text.en}`).join('\n'));
  return file;
}

export const smallCase = read(ZH);
export const smallCaseEn = read(EN);

/** The same case as a file of the older format has it: no spoken-word hints at all. */
export function withoutHints(file: CaseFile): CaseFile {
  return { ...file, roles: file.roles.map((role) => ({ ...role, understudy: null })) };
}
