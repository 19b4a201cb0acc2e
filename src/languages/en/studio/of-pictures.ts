/** The words of Studio about new pictures. */
export const ofPictures = {
  pictureAdded: 'The picture is added. It is saved with the page.',
  pictureRefused: 'This browser cannot read this file. Choose a photograph (JPEG), a PNG or a drawing (SVG).',
  pictureIsHeic:
    'This browser cannot read this file. It is a photo in the format HEIC. Set the camera of the phone to JPEG (iPhone: Settings, Camera, Formats, “Most Compatible”), or send the photo to yourself by e-mail, and choose the one that arrives as a JPEG.',
  newPicture: 'A new picture',
  pictureFile: 'Choose a file, drop it here, or paste it',
  pictureFileByTouch: 'Choose a file',
  pictureWords: 'What does the picture show, for people who cannot see it?',
  isDecoration: 'The picture is only decoration',
  pictureExists: 'There is already a file {name}. Add yours again.',
  pictureChanged: 'Somebody else has changed the picture {name}. Choose yours once more.',
  pictureReplaced: 'The picture {name} is replaced. It is saved with the page.',
  replacePicture: 'Put it in the place of {name}',
  replaceSays:
    'Every page that shows {name} then shows the new picture. Pages now: {count}. What other pages say about it stays.',
  pictureName: 'It is saved as {name}.',
  usePicture: 'Use this picture',
} as const
