/** Words of the Studio on a site, where nothing is saved: changes are kept in the browser, and proposed. */
export const hosted = {
  keptTitle: 'You have changes that were never proposed',
  sinceHelp:
    'If you go on, your changes and those of others are kept. If they changed the same text as you, Studio asks when you propose.',
  notLoadedHelp:
    'Nothing that you typed is lost. Perhaps there is no connection, or the site has a new version. Try again. If that does not help, reload the page: Studio then offers what you typed again.',
  saved: 'Kept in this browser. Propose the change, so that others get it.',
  unsaved: 'Not proposed yet',
  pictureAdded: 'The picture is added. It is proposed with the page.',
  pictureName: 'Its name is {name}.',
  changedHelp: 'Nothing is proposed until you choose. All other changes, yours and theirs, stay.',
  merged: 'Somebody else had changed this page too: both changes are in it. Look at it, and propose again.',
} as const
