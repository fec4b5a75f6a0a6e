// Everyday Chinese for finding a sentence by a question that uses other words (UND4): words that ask the same thing,
// and words that ask nothing. General vocabulary of any table; it names nothing of any case.

/** Words that ask nothing by themselves. Removed before a question is weighed. */
export const EMPTY_ZH: ReadonlySet<string> = new Set(
  (
    '你 我 他 她 它 您 咱 你们 我们 他们 她们 咱们 大家 各位 自己 人家 别人 有人 谁 哪个 哪位 什么 啥 怎么 怎样 怎么样 咋 咋样 为什么 为啥 干嘛 干吗 如何 哪 哪儿 哪里 哪边 哪些 几 几个 几点 多少 多 多大 多久 何时 什么时候 啥时候 时候 ' +
    '的 地 得 了 着 过 吗 呢 吧 啊 呀 嘛 哦 么 啦 喽 咯 是 是不是 不是 有 没有 有没有 没 不 别 无 在 正在 和 跟 与 同 及 或 或者 还是 都 也 还 就 又 再 才 只 便 却 可 可是 但 但是 而 而且 因为 所以 如果 要是 那么 这么 那样 这样 ' +
    '把 被 让 对 对于 关于 从 向 往 由 比 按 以 于 为 这 那 这个 那个 这些 那些 这儿 那儿 这里 那里 此 该 个 些 点 一点 一下 一些 一个 一 两 次 回 件 桩 种 位 名 条 张 只 ' +
    '会 能 能不能 可以 要 想 应该 得 必须 可能 也许 大概 一定 到底 究竟 真 真的 确实 其实 当时 那时 那 那阵 那天 当天 那段 之后 以后 之前 以前 后来 然后 接着 现在 刚才 刚 已经 曾 曾经 一直 总 很 太 更 最 挺 蛮 好 ' +
    '上 下 里 中 内 外 前 后 左右 边 面 头 说 说说 讲讲 谈谈 讲 问 请问 告诉 知道 觉得 看 做 干 弄 搞 会儿 一共 总共 共 全部 合共 平时 事 事情 事儿 人 东西 样 话 起来 出来 过来 起 回事 怎么回事 记得 清楚'
  ).split(' '),
);

/** Words that show which answer is wanted, with the mark that the answer carries. First hit wins. */
export const WANTS_ZH: readonly { want: string; words: RegExp }[] = [
  { want: 'origin', words: /哪里人|哪儿人|老家|籍贯|哪个(?:村|县|省|地方)(?:的|人)/ },
  { want: 'name', words: /叫什么|姓什么|姓啥|叫啥|什么名字|名字是|贵姓|外号/ },
  {
    want: 'clock',
    words: /几点|什么时候|啥时候|何时|什么钟点|多晚|哪个钟点|什么时间|几时|哪天|哪一天|几号|哪年|哪一年|几月/,
  },
  { want: 'age', words: /多大(?:了|啦|岁数|年纪|年龄|[？?]|$)|几岁|岁数|年龄|年纪/ },
  {
    want: 'money',
    words:
      /多少(?:钱|[\u4e00-\u9fff]{0,2}[费款债租薪])|什么价|几块钱|几个钱|多少块|多少元|几两银子|多少银子|什么价钱|[挣赚](?:了|到)?多少|(?:工资|工钱|薪水|收入|月钱|租金|房租|价钱).{0,4}(?:多少|几)|多少(?:工资|工钱|薪水|租金)|租金|工资|工钱/,
  },
  {
    want: 'span',
    words: /多久|多长时间|多少年|几年(?!级)|几个月|多少天|几天|几分钟|多少分钟|几个小时|几个钟头|多少个小时|多少小时/,
  },
  { want: 'measure', words: /多高|多长|多重|多宽|多深|多远|几寸|几尺|几斤|几吨|多少斤|多少吨|多少公斤|多厚/ },
  { want: 'count', words: /几(?![点时号月乎]|年(?!级))[\u4e00-\u9fff]|多少/ },
  {
    want: 'trade',
    words:
      /(?:做|干)什么(?:的|工作|买卖|生意|活|行当)|哪行|哪一行|什么(?:职业|工作|营生|行当|差事)|做事|靠什么(?:吃饭|过活|为生)|干啥的|做啥的/,
  },
  { want: 'person', words: /谁|哪个人|哪位|什么人/ },
  { want: 'place', words: /哪儿|哪里|在哪|去哪|哪一头|哪边|哪头|什么地方|哪个地方|到哪|往哪|何处|哪间|哪条/ },
  { want: 'reason', words: /为什么|为啥|为何|怎么会|凭什么|干嘛要|干吗要|什么原因|图什么|怎么没|怎么不|怎么就/ },
  {
    want: 'feeling',
    words: /什么滋味|什么感觉|什么心情|心里.{0,4}(?:怎么|什么|咋)|怎么想的|难不难过|难受|高兴吗|恨不恨|怨不怨|委屈/,
  },
  { want: 'tie', words: /什么关系|关系(?:怎么样|如何|好|咋)|熟不熟|认识.{0,3}吗|交情|处得|合得来/ },
  { want: 'doing', words: /做什么|干什么|干嘛|干吗|干啥|在忙|忙什么|做啥|做了什么|干了什么/ },
];
