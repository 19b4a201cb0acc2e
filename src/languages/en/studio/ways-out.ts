/** The words about the ways out. They are loaded with the first proposal. */
export const waysOut = {
  ways: 'Where should the change go?',
  github: 'Propose at GitHub',
  'github-says':
    'Sends the change, with its pictures, as one proposal. What you change later can be added to it. You need an account at GitHub. The first time, you also make a key for Studio, called a token.',
  pages: 'Go on at GitHub without a token',
  'pages-says':
    'Opens the pages of GitHub, with the text ready or copied. You need an account there. Each file becomes a proposal of its own, and you add pictures by hand.',
  folder: 'Write into a folder on this computer',
  'folder-says':
    'Choose this if the folder of the site is on this computer. Studio writes the files there, and proposes nothing. It does not overwrite what somebody else has changed.',
  download: 'Download the changed files',
  'download-says':
    'Gives you the file, or a zip if there are several. Send it to the person who looks after the site. Studio cannot see whether somebody has changed the same file.',
  tokenTitle: 'A token for GitHub',
  tokenIs:
    'A token is a key. With it, Studio can propose changes to this site only, in your name. This page keeps it in its memory, and sends it to GitHub and to nobody else.',
  tokenForm: 'Open the form for a new token',
  tokenStep1: 'Open the form, and sign in at GitHub.',
  tokenStep2: 'At “Resource owner”, choose {owner}.',
  tokenStep3: 'At “Repository access”, choose “Only select repositories”, and then {name}.',
  tokenStep4:
    'At “Permissions”, there must be “Contents” and “Pull requests”, each with “Read and write”. Add them if they are missing.',
  tokenStep5: 'Press “Generate token”, and copy what GitHub shows.',
  tokenStep6: 'Come back, and paste it here.',
  token: 'Token',
  keepInTab: 'Keep it until this tab is closed, so that it is still there after the page is loaded again',
  keepInTabHelp: 'Other pages of {host} can read it then, while they are in this tab.',
  useToken: 'Use this token',
  classic:
    'This is a token of the old kind. It opens all that you have at GitHub, so Studio does not take it. Make a new one with the form above.',
  other: 'This is no token for one site. Such a token starts with github_pat_. Copy all of it.',
  inFrame:
    'Studio is shown inside another page, which could see what you type. So it asks for no token here. Open {address} in a tab of its own.',
  asking: 'Asking GitHub what the token may do …',
  tokenMay: 'GitHub knows your token. With it, Studio can see {repository} and propose changes.',
  tokenMayNot:
    'GitHub knows your token, but you may not write to {repository}. Go on at GitHub without a token: there everybody can propose.',
  forgetToken: 'Forget the token',
  forgotten: 'The token is forgotten here. It still works elsewhere until you delete it at GitHub.',
  tokensAtGitHub: 'Your tokens at GitHub',
  sending: 'Sending the change. With pictures, this may take some minutes.',
  working: 'One moment …',
  proposed: 'The change is proposed. Nothing is published yet: somebody looks at it first.',
  seeProposal: 'See proposal {number} at GitHub',
  addsTo: 'This is added to your open proposal {number}.',
  anew: 'Make a new proposal instead',
  gotFile: '{name} is in your downloads. Its place in the folder of the site is {path}.',
  gotZip:
    '{name} is in your downloads. Send it to the person who looks after the site. It has the changed files, each in its place, and the change in words.',
  toRemove: 'Tell that person to delete: {files}',
  written: 'The change is in the folder {name}.',
  notCompared:
    'Studio cannot see here whether somebody has changed the same files. Before you propose, look at what GitHub shows as changed.',
  goOnThere: 'Do this for each file:',
  'page-new': 'Open the page for the new file. There, press “Commit changes”, then “Propose changes”.',
  'page-new-copy':
    'Copy the text. Open the page for the new file, and paste it. Then press “Commit changes” and “Propose changes”.',
  'page-edit':
    'Copy the text. Open the page, select all of the old text, and paste. Then press “Commit changes” and “Propose changes”.',
  'page-upload': 'Download the file. Open the page, and drop the file there. Then press “Propose changes”.',
  'page-delete': 'Open the page. Then press “Commit changes” and “Propose changes”.',
  copyText: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'This browser does not copy. Select the text below, and copy it.',
  textOfFile: 'The text of {path}',
  getFile: 'Download the file',
  openPage: 'Open the page at GitHub',
  notLost: 'Nothing was proposed, and nothing is lost: your change is still here.',
  tryAgain: 'Try again',
  otherWays: 'Choose another way',
  gitHubSays: 'GitHub says: {says}',
  'token-refused':
    'GitHub does not accept the token. It may have expired, or somebody has deleted it. Make a new one.',
  'no-token': 'Studio has no token for GitHub.',
  'not-allowed':
    'The token may not do this. It needs “Contents” and “Pull requests”, each with “Read and write”. If an organisation owns the site, somebody there may have to allow your token first. If you may not write there at all, go on at GitHub without a token.',
  'not-found':
    'The token cannot see the files of this site. Make one for the right repository, or ask the person who looks after the site.',
  'no-branch':
    'GitHub does not have the branch that site.yaml names below `studio:`. Ask the person who looks after the site. Until then, download the changed files.',
  'empty-repository':
    'The repository at GitHub is still empty. Ask the person who looks after the site. Until then, download the changed files.',
  'rate-limit': 'GitHub takes no more requests for the moment. Try again later.',
  'rate-limit-until': 'GitHub takes no more requests for the moment. Try again after {time}.',
  'github-broken': 'GitHub has a problem of its own. Try again in a few minutes. Nothing is proposed twice.',
  'no-answer': 'GitHub did not answer. Try again when you are online. Nothing is proposed twice.',
  'too-slow': 'The connection is too slow just now. Try again. Nothing is proposed twice.',
  refused: 'GitHub refused the change. Show its words to the person who looks after the site.',
  'name-taken':
    'Somebody else has added another picture with the name {says}. Remove yours, add it again, and describe it in other words: its name is made of them.',
  'nothing-new': 'All of this is there already.',
  busy: 'Somebody else is changing the same proposal. Try again in a moment.',
  'given-up': 'You chose no folder. Nothing was written.',
  'wrong-folder': 'This is not the folder of a site: there is no site.yaml in it. Choose another one.',
  'not-written':
    'The files could not be written. The folder is as it was. Choose another folder, or download the files.',
  stateOpen:
    'Your proposal {number} is waiting for somebody to look at it. Until then you see the published page here, without it.',
  stateMerged: 'Your proposal {number} was accepted. It is on the site as soon as the site is built again.',
  stateClosed: 'Your proposal {number} was not accepted. Open it to see the reasons.',
  stateClashing:
    'Others have changed the same places in the meantime. The person who looks after the site must choose.',
  'checks-running': 'The checks are still running.',
  'checks-passed': 'All checks have passed.',
  'checks-failed': 'A check has found something. Fix it here, and propose again:',
} as const

export type WayWord = keyof typeof waysOut
export type WayWords = { readonly [Name in WayWord]: string }
