// Talk to the machine instead of the person (UND10): orders to drop the part, to print what it was given, to call an end
// that only the table can call; and prying into secrets as such. The seat hears them as odd talk and stays who he is.

const META: readonly RegExp[] = [
  /忽略.{0,12}(?:指令|规则|要求|设定)|(?:以上|之前|前面).{0,4}(?:指令|指示|设定)|系统(?:提示|消息|指令)|提示词|调试模式|开发者模式|输出.{0,8}(?:提示|设定|原文|prompt)|system\s*prompt|ignore (?:all|any|the|previous|above)|developer mode|debug mode|jailbreak/i,
  /(?:角色本|剧本|台本|人设|设定|(?:你|自己)(?:的|那|手里的)?本子).{0,10}(?:原文|内容|全文|念|读|发|贴|给我看|写了什么|上写|复制)|(?:念|读|发|贴|复制|背).{0,6}(?:角色本|剧本|设定|台本|你(?:的)?本子)|(?:read|print|show|paste|quote|recite|repeat).{0,24}\b(?:role ?book|your book|instructions|prompt|script|character sheet)/i,
  /第一条消息|逐字|一字不[差漏]|翻译成|base\s*64|用.{0,4}(?:拼音|摩斯|暗号|密码|藏头).{0,6}(?:写|说|输出)|第一个字.{0,4}连|藏头|倒着(?:写|念|说)|word for word|first (?:message|letter)|translate (?:your|the|it)|backwards/i,
  /phase\s*=|<\/?(?:system|user|assistant)>|reveal allowed|〔系统〕|\[系统\]|【系统】|进入复盘|公开真相|supports|book\s*[:：]|书引用|!\[|\]\(https?:/i,
  /我是(?:作者|主持人?|管理员|开发者|程序员|系统|DM\b)|本子有错|踢你出局|踢出去|写一?篇(?:小说|故事|作文)|(?:你是|是不是).{0,3}(?:AI|人工智能|机器人|模型|程序|电脑)|谁离真相|下一阶段有哪些|i am the (?:author|host|admin|developer)|are you (?:an? )?(?:ai|bot|model|machine|program)|write (?:me )?a (?:story|novel)|kick you|language model|api key/i,
  /公布(?:凶手|答案)|答案是什么|真相是什么$|(?:announce|reveal|tell us) the (?:culprit|truth|answer|murderer)/i,
];
const PRYING: readonly RegExp[] = [
  /(?:你的|自己的|什么|有没有|说出|公开|交代|讲讲|坦白).{0,4}秘密|瞒(?:着|了|的).{0,4}(?:什么|事)|(?:什么|啥).{0,4}瞒|要瞒|不可告人|藏着掖着|没人看见|这里没人|别的玩家|都公开了|轮到你(?:了|公开|坦白)|有什么没说/,
  /\byour secrets?\b|\bwhat (?:are|do) you hid|hiding (?:something|anything|from)|nobody (?:is|can) (?:see|watch|hear)|everyone else (?:has )?(?:told|shared|revealed)|come clean/i,
];

const WITNESS =
  /(?:谁|有人|有谁|哪个).{0,6}(?:证明|作证|做证|看见你|见过你|陪着你)|证人|人证|不在场证明|(?:can|could|will) any(?:one|body) (?:confirm|vouch|bear)|who (?:saw|can vouch|was with) you|any witness|your alibi/i;

const OPINION =
  /怀疑谁|怀疑的是谁|疑心谁|(?:觉得|认为|看|猜|你说)(?:到底|究竟)?是谁(?:干的|做的|[？?]|$)|^你?(?:怎么|咋)看(?:呢)?[？?]?$|(?:指|投|选)谁|\bwho do you (?:suspect|think did)|\bwhat do you (?:think|make of it)\s*[?]?$/i;

/** Asked whom he suspects, or what he makes of it all. */
export function isOpinion(text: string): boolean {
  return OPINION.test(text.trim());
}

/** Talk to the machine, not to the person. */
export function isMeta(text: string): boolean {
  return META.some((pattern) => pattern.test(text));
}

/** Asking for the secret as such. */
export function isPrying(text: string): boolean {
  return PRYING.some((pattern) => pattern.test(text));
}

/** Asking who can bear out what he said. */
export function isWitness(text: string): boolean {
  return WITNESS.test(text);
}
