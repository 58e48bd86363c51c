import type { MeWords } from '../../page/me.ts';

const STATES = {
  on: 'This browser tells you when it is your turn.',
  off: 'This browser does not tell you yet.',
  asking: 'One moment…',
  denied: 'The browser blocks notifications from this page. Allow them in its settings for this site, then come back.',
  unsupported: 'This browser cannot show notifications. On an iPhone or iPad, add the game to the home screen first.',
  'no-server': 'This server sends no notifications.',
  failed: 'The browser could not reach its notification service. Try again later.',
};

const LANES = {
  treasure: 'To a treasure',
  port: 'To a port',
  'deep-sea': 'To the open sea',
  cheapest: 'Where it costs least',
};

export const me: MeWords = {
  title: 'Who you are',
  nameTitle: 'Your name',
  name: 'Name',
  nameNote: 'Others see it at the table. It can be changed at any time.',
  save: 'Save',
  saved: 'Saved.',
  badName: 'A name has 1 to 20 letters, digits or signs that can be seen.',

  codeTitle: 'Recovery code',
  codeNote: has =>
    has
      ? 'You have a code. It was shown once and cannot be shown again; a new one replaces it.'
      : 'You need no account. But if this browser forgets you, only a code or a passkey brings you back to your games.',
  makeCode: 'Make a code',
  makeNewCode: 'Make a new code',
  newCodeQuestion: 'The code you have ends at once. Make a new one?',
  codeShown:
    'Write it down or keep it with your passwords: it is shown only now. Enter it on another device to be recognised there.',
  copy: 'Copy',
  copied: 'Copied',
  enterTitle: 'I have a code',
  enterNote: 'You become the person the code belongs to. Whoever you were in this browser stays behind.',
  code: 'Code',
  enter: 'Come aboard',
  badCode: 'A code has five groups of four letters and digits.',
  welcome: name => `Welcome back, ${name}!`,

  passkeyTitle: 'Passkeys',
  passkeyNote: 'Come back with a fingerprint, a face or a PIN, without a password.',
  noPasskeys: 'You have none yet.',
  addPasskey: 'Add a passkey',
  passkey: (number, made) => `Passkey ${number}, made ${made}`,
  removePasskey: number => `Remove passkey ${number}`,
  signIn: 'Come back with a passkey',
  passkeyCancelled: 'Nothing was changed: you cancelled, or the browser did.',

  newsTitle: 'Notifications',
  newsSwitch: 'Tell me when it is my turn',
  newsNote: 'Also when the game is closed. One notification for each turn; it goes away once you have played.',
  newsState: state => STATES[state],
  turnTitle: 'Your turn!',
  turnAt: names => `At the table of ${names}`,
  turnSomewhere: 'A table is waiting for you.',

  ordersTitle: 'Standing orders',
  ordersNote: 'For the bot that plays for you while you are away. They go along whenever you sit down at a table.',
  orders: {
    botDecides: 'The bot decides',
    defend: 'Gunpowder to defend with',
    defendNote: 'When somebody attacks your ship.',
    atMost: 'At most',
    powder: tokens => `at most ${tokens}`,
    less: 'Less',
    more: 'More',
    payFrom: 'Holds to pay from',
    payFromNote: 'Paying from the emptiest first makes room.',
    fullest: 'The fullest first',
    emptiest: 'The emptiest first',
    lane: 'Where the way forks',
    laneNote: 'Which lane your ship prefers.',
    laneName: lane => LANES[lane],
    overboard: 'What goes overboard',
    overboardNote: 'When a load needs a hold. Tap in the order in which they go.',
    goes: (good, place) => `${good}: number ${place} to go`,
    stays: good => `${good}: no orders`,
    give: 'Give these orders',
    given: 'The orders are given.',
  },

  looksTitle: 'Language, chart and sound',
  looksNote: 'These settings belong to this browser.',
  openSettings: 'Settings',

  botsTitle: 'Programs that play',
  botsNote:
    'For programmers: an account for a program of yours, with a token. The documentation of the server says how.',
  botName: 'Name of the program',
  makeBot: 'Make an account',
  token: name => `Token of ${name}`,
  tokenShown: 'It is shown only now. Whoever has it plays as this program.',
  endBot: name => `End the account of ${name}`,

  elsewhereTitle: 'Other devices',
  elsewhereNote:
    'This browser still knows who you are; every other one forgets it and is told nothing more. Your programs play on.',
  signOutElsewhere: 'Sign out everywhere else',
  elsewhereAdvice:
    'Your recovery code and your passkeys still let people in. If somebody else may have them, make a new code and remove passkeys that you do not know.',
  signedOutElsewhere: 'Done. Only this browser knows who you are.',

  farewellTitle: 'Going ashore',
  signOut: 'Sign out',
  signOutNote: hasWayBack =>
    hasWayBack
      ? 'This browser forgets who you are. Your code or passkey brings you back.'
      : 'You have neither a code nor a passkey: if you sign out, nobody can bring you back to your games.',
  signOutQuestion: 'Sign out all the same?',
  forget: 'Delete my data',
  forgetTitle: 'Delete everything about you?',
  forgottenIntro: 'This is deleted, at once and for good:',
  forgotten: [
    'your name, and who you are',
    'your recovery code and your passkeys',
    'the notifications to your browsers',
    'your ratings and your place on the leaderboards',
    'your page, and where else you are told of your turns',
    'your programs and their tokens',
  ],
  keptIntro: 'This stays:',
  kept: [
    'the moves of the games you have played, because they belong to the others too, without your name and without what you said',
    'games that are not over: a bot sails on in your place',
    'your settings, and the games saved in this browser',
  ],
  forgetGoOn: 'Go on',
  forgetSure: 'Are you sure? There is no way back, not with a code either.',
  forgetNow: 'Delete for good',
  cancel: 'Cancel',
  gone: 'Done. This browser no longer knows who you are.',
};
