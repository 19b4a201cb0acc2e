/** The words that only dialogs say. They are loaded with the first dialog. */
export const dialogs = {
  proposeMore: 'This is added to your open proposal ({branch}).',
  proposeFiles: 'Files of the change',
  proposeNow: 'Propose',
  sendNow: 'Send it now',
  notSentYet: 'Your proposal is on this computer only. It can be sent now.',
  inProposal:
    'The proposal {branch} has all your changes. They are in this folder too. When somebody has accepted the proposal, press “Take my changes back here”. Then this folder can get the new version. Nothing is lost.',
  takeBack: 'Take my changes back here',
  takenBack: 'This folder is as it was before your changes. The proposal {branch} still has all of them.',
  notTakenBack: 'Nothing was taken back. Show these words of git to the person who looks after the site:',
  proposed: 'The change is proposed.',
  openPullRequest: 'Open the proposal',
  isAtServer:
    'Sent to {remote}, as the branch {branch}. Tell the person who looks after the site. Visitors see the change after that person has accepted it.',
  isKept: 'The change is kept on this computer as the branch {branch}. Nothing is lost.',
  'kept-no-remote':
    'There is no server to send it to. Ask the person who looks after the site to take it from this computer.',
  'kept-no-net': 'The server cannot be reached. Propose again when this computer is online.',
  'kept-not-allowed':
    'The server did not accept your name or key. Ask the person who looks after the site for permission, then propose again.',
  'kept-rejected':
    'Somebody else has changed this proposal at the server. Propose again: it gets a branch of its own.',
  'kept-refused': 'The server refused it. Show these words to the person who looks after the site:',
  proposeFailed:
    'Nothing was proposed, and nothing is lost: your changes are saved. Show these words of git to the person who looks after the site:',
  proposeChanged: 'A file has changed while you looked. Look at the change again.',
  lookAgain: 'Look again',
  notSavedYet:
    'The change is not saved yet, so it cannot be proposed. Close this, and see what the bar says.',
  'no-git':
    'The changes are saved in {folder}. To propose them, this computer needs git (git-scm.com). Or give the folder to the person who looks after the site.',
  'no-repository':
    'The changes are saved in {folder}, but the folder is not in a git repository. Give it to the person who looks after the site.',
  'not-trusted':
    'The changes are saved in {folder}. git does not trust the folder, because it belongs to another user of this computer. Ask the person who looks after the computer.',
  'no-commit':
    'The changes are saved in {folder}. The repository is still empty, so there is nothing to compare with. Ask the person who looks after the site for its first commit.',
  'no-name':
    'The changes are saved in {folder}. git does not know who you are. Ask the person who looks after the site. Or type these two lines in a terminal, with your own name and address, then propose again:',
  keptSays: 'You last typed on {time}. Changed: {files}',
  since: 'What others have changed since then',
  goOn: 'Go on with my changes',
  throwAway: 'Throw my changes away',
  throwAwaySays: 'This deletes what you typed for good. Nothing can bring it back.',
  throwAwayNow: 'Yes, throw them away',
  keepThem: 'No, keep them',
  notNow: 'Decide later, and leave Studio',
  otherPage: 'Open another page',
  newPage: 'New page',
  addressHelp: 'Small letters, digits and -, such as /choir or /clubs/choir',
  pageTitle: 'Title',
  pageDescription: 'Description, in one or two sentences',
  inMenu: 'Place in the menu',
  inChain: 'Place in a chain of pages',
  inChainHelp: 'Pages of a chain lead to the one before and the one after.',
  nowhere: 'Nowhere',
  menuItself: 'The menu itself',
  makePage: 'Make the page',
  renameHelp: 'Studio updates every link to the page, and the old address still works.',
  publishing: 'Draft and dates',
  isDraft: 'This page is a draft: visitors do not see it.',
  isPublished: 'Visitors see this page.',
  publishIt: 'Publish it',
  makeDraft: 'Make it a draft',
  publishFrom: 'Shown from',
  publishUntil: 'Shown until',
  timeOf: 'Times are those of {zone}.',
  openPair: 'Open the page in {language}',
  makePair: 'Make the page in {language}: a copy to translate',
  deleteSays: 'This deletes {files}. These lead to it:',
  nothingLeads: 'Nothing leads to it.',
  insteadOf: 'Where visitors go instead',
  noPageInstead: 'Nowhere: the address is gone',
  'becomes-removed': 'removed',
  'becomes-redirected': 'leads to the other page',
  'becomes-words': 'the words stay, without the link',
  'becomes-left': 'stays, and is a mistake until you change it',
  errorsAfter: 'Mistakes that would be there afterwards',
  deleteNow: 'Delete it',
  rename: 'Change the address',
  delete: 'Delete the page',
  languages: 'Other languages',
  needed: 'Every site needs this page.',
} as const

export type DialogWord = keyof typeof dialogs
export type DialogWords = { readonly [Name in DialogWord]: string }
