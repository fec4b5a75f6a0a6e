// Four ways of talking, English (UND8); the same kinds of lines as in Chinese, written anew. Nothing here belongs to a
// case, an age or a trade.
import { voice, type Voice } from './voice-lines.ts';

export const VOICES_EN: readonly Voice[] = [
  // short and straight
  voice(`
unknown: I do not know. / No idea, and I will not guess. / You have me there. I do not know. / I never asked, so I could not say. / Could not tell you.
unknownWho: I do not know. Ask {who}. / Could not tell you. {who} might. / No idea. That is one for {who}.
meta: I do not follow. Ask me about that night. / What has that to do with anything? / Talk sense. Where were you, for a start? / Not playing that. Next question.
secretTalk: My business is mine. You first. / Show me yours and I will think about it. / Ask something else.
deny: I did not. / It was not me, and asking twice will not change it. / No. Put your proof on the table. / You have the wrong one.
denyBack: What makes you say so? / Which paper has my name on it? / Did you see it, or are you guessing?
hush: Nothing to say about that. / That is over and done. Leave it. / Ask me another. / It has no bearing on this. / Not that one.
told: I said: / Again? / As before:
toldCover: I have answered that. It stays as it is. / Asked and answered. / You heard me the first time.
dodge: I would rather not say. / Why ask that? You first. / Who told you that? / Not that one. You have the wrong person.
dodgeWord: {word}? You have the wrong person. / Do not ask me about {word}. / {word}? Who put you up to that?
confessed: You? At what hour? / It was you? Why only now? / You did it? What for?
unknownMe: Let me think. I could not say just now. / You ask me that cold, and I could not say. / I could not say yet. I will come back to it.
more: One more thing: / And this:
why: {who} has not squared that. / What {who} told us does not meet it.
whyClose: People change their words. This stays as it is.
lead: - / - / - / Easy. / -
react: I hear you. Say what you mean. / Right. And where were you? / Fine. Now ask me something I can answer. / If you say so. It does not fit with mine.
pass: I have nothing more. Somebody else. / That is all of mine. / I am listening. / Nothing new from me.
hand: {who}, your turn. / {who}, you have been quiet. / {who}, let us have yours again.
clue: Look at {title}: {quote}. Whose is that? / {title} is plain enough: {quote}. Who will own it? / There it is in {title}: {quote}. Well?
clash: {who} says {a}, {title} gives {b}. Which? / {who}, you told us {a}. {title} has {b}. / {a} and {b} do not meet, {who}.
suspect: I say {who}. {ground} / It is {who}, if you ask me. {ground} / {who}. {ground}
groundClue: {title} has it: {quote}. / Because of {title}: {quote}. / Look at {title} again: {quote}.
groundLine: Those words, {quote}, do not hold. / We all heard {quote}, and I do not buy it.
alone: Nobody. Just me. / No witness, but the hour is true.
shown: Seen it. {quote}. Not me. / {title} has nothing to do with mine. / Why show me? Ask whoever wrote it.
close: I have decided. {title}: {quote}. / No more words. {title}, {quote}, and I go by that.
groundNone: No hard proof, only the most crooked answers. / Thinnest story at the table.
unsure: I cannot tell, so I name nobody. / Not enough to hang anything on.
`),
  // slow and orderly
  voice(`
unknown: Let me think. No, I really do not know. / I did not mark it, so I could not say. / I have turned it over, and no, I do not know. / That I never took note of. I am not sure of it at all. / If I knew I would have said so; I do not.
unknownWho: I do not know; {who} may remember. / One thing at a time, and this one is for {who}. I could not say. / I am not sure. Ask {who}, and take it slowly.
meta: You have lost me. Let us take that night in order. / Slowly, please. Which hour are we speaking of? / I can only tell what I did, from the start. Nothing else. / Shall we finish with the times first?
secretTalk: All in good time, and it is not time for that. / We have not come to that yet. / Let it lie for now. Things in their order.
deny: I have gone through that night from end to end, and no. / Hear me out, hour by hour, and then say it again. / It was not I. You have had my whole evening. / That coat does not fit me. Try it on another.
denyBack: Step by step, then: on what grounds? / First tell us what you saw. / At what hour, and where, am I meant to have done it?
hush: It would take too long. Let us leave it. / I do not have that clear enough to tell. / Another time. It is not what we came for. / That part does not signify. / Let us keep to what matters.
told: As I told you, / Once more, then: / The same as before:
toldCover: We have been over that one. I have nothing to add. / It is what I said a while ago, word for word. / If I added anything now I should be making it up.
dodge: I have not decided how to put that. / First tell me who spoke to you of it. / That one can wait; I will not go into it. / One thing at a time, and this one I leave open.
dodgeWord: {word}? Wait, where does that come from? / As to {word}, tell me first what you know.
confessed: You did? Slowly, then: the hour first, then why. / I did not see that coming. Why did you do it? / It was you? From the beginning, please. Who else was there?
unknownMe: Let me go back over it; I could not say at once. / I want to think before I answer. I could not say yet. / Give me a moment. I could not say offhand.
more: There is one thing more: / To go on:
why: I have been waiting for {who} to fill that in. / That does not join on to what {who} said.
whyClose: Every account has to get past it first.
lead: - / Let me see. / - / In order, then. / -
react: I will keep that in mind until we lay it side by side. / Go on. I am following. / I understand you, but it does not join on to mine. / Finish first, then I will go through it.
pass: Let me put it in order. You go on. / Mine is told. Let us hear the rest. / I am in no hurry. / I am keeping count. Carry on.
hand: By rights {who} comes next. / {who}, begin with the early evening. / That is my piece. {who}, take it up.
clue: I have looked at {title} twice: {quote}. That matters. / Take {title} first: {quote}. Whose account does it join? / There is a place in {title}: {quote}. I should start there.
clash: I noted {a} from {who}, and {title} gives {b}. / First {a}, then {b}. {who}, what lies between? / {who}, your {a} will not sit next to {b} in {title}.
suspect: Going through it in order I come to {who}. {ground} / One by one they drop out, and {who} is left. {ground} / I have thought about it slowly: {who}. {ground}
groundClue: There is {title}, {quote}, and there is no way round that. / I compared {title}: {quote}. / The first thing is {title}: {quote}.
groundLine: There was that sentence, {quote}; I have kept it in mind. / It is the words {quote} that do not join up.
alone: I have gone over it; nobody was by. / I was alone, with no second pair of eyes.
shown: I have looked at it: {quote}. It joins on to somebody else. / {title}, yes. Let us lay it beside the times. / I looked slowly, {quote}, and cannot follow it.
close: I have put it in order, and it ends at {title}: {quote}. / First {title}, then what was said. {quote}. I write it so.
groundNone: It is not proof; there is a piece missing in that account. / All the others join. That one has a gap.
unsure: I am one step short, so I name nobody yet. / It is not all matched. I would rather not say.
`),
  // warm and talkative
  voice(`
unknown: Oh, now that I do not know. / Bless me, nobody ever told me. I do not know. / I wish I knew! I could not say. / Well, I never asked, so I have no idea. / You may ask, but truly I do not know.
unknownWho: Oh, ask {who}, I do not know. / I could not say, but {who} is sitting right there. / I have no idea. {who}, you tell them.
meta: What a thing to say! I did not understand a word. / Now you are teasing. Let us talk about that night. / My head is spinning. Have a drink and ask properly. / Oh, go on with you. Everybody is waiting.
secretTalk: Fishing, are you? Tell us yours. / We all have our little corners. Not now. / You tell one, I tell one. After you.
deny: Oh no, do not put that on me. I did not. / Do I look like it? Truly, no. / You need at least a shadow to blame somebody. It was not me. / As I live, I had no part in it.
denyBack: Wherever did you hear that? / And what would I want with it, tell me? / Did you see me, then? When?
hush: Oh, do not let us go into that. / Old stories. What good would it do? / I should not know where to begin with that. / Let us talk of something else, shall we? / Some other day, over a cup of something.
told: I was just telling you, / Did you not hear? / Well, once again:
toldCover: Oh, but I told you that just now. / Ask as often as you like, you will get the same. / I said it already. See whether anybody tells it otherwise.
dodge: Oh, I would rather not talk about that. / Now what made you think of that? / Who has been telling you things? / You do ask, and I do not feel like answering.
dodgeWord: {word}? Bless you, you have the wrong person. / Why bring up {word}, of all things?
confessed: You did? Why ever did you not say so? When was it? / Well, I never. Whatever for? / It was you? When, then? Do tell us.
unknownMe: Now let me think. I could not say straight off. / You put me on the spot; I could not say yet. / It will come to me. Just now I could not say.
more: Oh, and another thing: / While I think of it,
why: {who} talked a good deal and went round just that. / We never had a plain word from {who} on it.
whyClose: Folk change their stories. This cannot.
lead: - / Oh, / - / Now that I remember: / -
react: Well, I am listening. Go on. / Quite so, and then? I want to see whether it fits. / You may put it like that, but I was nowhere near. / Is that so? And you?
pass: I talk too much. Your turn. / That is all of mine. Who is next? / You go on, I will listen. / Nothing fresh from me.
hand: {who}, do not just sit there. / And {who}, where were you at the time? / I can see {who} has something to say.
clue: Did you all see {title}? {quote}. How is that? / I do not like {title} at all: {quote}. Somebody explain. / I went over {title} three times: {quote}.
clash: That is odd. {who} says {a}, and {title} has {b}. / {who}, you told us {a}, so how does {title} come to {b}? / One says {a}, the other {b}. {who}, do make it fit.
suspect: I hate to be unfair, but I think it is {who}. {ground} / In my heart it is {who}. {ground} / I choose {who}, and I am sorry. {ground}
groundClue: It is all there in {title}: {quote}. / Only look at {title}: {quote}. / Just that bit in {title}, {quote}, keeps me awake.
groundLine: It slipped out, did it not: {quote}. / When I heard {quote}, my heart skipped.
alone: Oh, there was nobody about, you will have to take my word. / A witness? I wish I had one.
shown: Oh, that one, {quote}. It puzzles me too. / I have seen {title}. It is none of mine. / That? I was going to ask you.
close: I have made up my mind. It is {title}: {quote}. / Round and round, and I cannot get past {title}: {quote}.
groundNone: I have no proof, only that some people have been so very quiet. / I cannot say why; every question got turned aside.
unsure: I have no sure feeling. I cannot point at anybody. / I would not have the heart, and the proof is not there.
`),
  // asks back
  voice(`
unknown: How should I know? Nobody told me. / What makes you think I know? I do not. / I have no idea. Why do you ask? / Did you take note of it? I did not; I could not say. / Who says I know? I do not know.
unknownWho: Why not ask {who}? I do not know. / Is that not for {who} to answer? I could not say. / I do not know. {who} is sitting there, no?
meta: Who are you talking to? / What is that supposed to be? Where were you that night? / Are you here to find out or to test me? / Do you believe that yourself?
secretTalk: Why do you not begin with yours? / Why should I give you that? / You ask because something is on your own mind, is it not?
deny: I? Think again. / Would I still be sitting here if it were me? / Have you ever seen a guilty man so calm? It was not me. / I did not, whether you believe it or not.
denyBack: On what grounds? Point at it. / And you, what were you doing just then? / Who saw it? Let us hear them.
hush: What is that to you? / Why would you want to know? / Will that tell you anything about the night? / I do not ask about yours, do I? / Must it be now?
told: Did I not say? / Must I repeat it? / Were you not listening?
toldCover: Did you not hear me just now? / How often do you want the same sentence? / I answered. You simply do not like it, do you?
dodge: I prefer not to discuss that. / May I ask why you want to know? / I am not able to answer that at present. / On what do you base the question?
dodgeWord: {word}? I fail to see the connection. / Of {word} I have nothing to say.
confessed: You did? The hour, please, and the reason. / I had not expected that. Your reason? / It was you? Why was this not said before?
unknownMe: I shall have to think; I could not say at present. / A moment. I could not say with certainty yet. / I could not say until I have it clear.
more: One addition: / There is this also:
why: The account of {who} does not explain it. / On this point {who} has given us nothing.
whyClose: Witnesses revise. Objects do not.
lead: - / - / That? / - / -
react: And so? / What do you want me to say? / Whom would you ask, then? / Would you say that again in front of everyone?
pass: Why look at me? I am done. / Has nobody else anything? / Why so quiet, all of you? / What more is there? You go on.
hand: {who}, why so silent? / {who}, is yours not a little short? / Has nobody asked {who} yet?
clue: {title} lies there in plain sight: {quote}. Has nobody seen it? / {title}, {quote}. Has nobody a word for that? / Can anyone explain {title} to me: {quote}?
clash: {who}, {a}? Then who is {b} in {title}? / One {a}, one {b}. Which is true, {who}? / {title} has {b}. Why do you say {a}, {who}?
suspect: Who else but {who}? {ground} / Does nobody think of {who}? {ground} / I say {who}. Who disagrees? {ground}
groundClue: How do you explain {title}: {quote}? / What about {title}, {quote}? / Has nobody looked at {title}: {quote}?
groundLine: {quote}? And you believed it? / Does {quote} stand up to one question?
alone: Had I known I needed one, would I not have brought somebody? / Who stands about to watch my clock? Nobody.
shown: You show me this; which word of it is me? / {title}: what do you make of it yourself? / {quote}? What is that to me?
close: Need I say it? {title}: {quote}. / You have all seen {title}: {quote}. What else could I write?
groundNone: Which hour of it was ever told in full? / Has anyone vouched for it? No.
unsure: Why decide at all? I cannot see it. / Proof? There is none, so I name nobody.
`),
];
