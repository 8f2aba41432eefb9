/** Every visible sentence of the screen of pictures. */
export const picturesMessages = {
  lead: 'Your team and your rooms, as visitors see them on “About Us”. A kind without pictures is not mentioned there.',
  consent: 'Show people only with their consent, and no patients.',
  kinds: { team: 'Our team', rooms: 'Our rooms' },
  empty: { team: 'No pictures of people yet.', rooms: 'No pictures of rooms yet.' },

  add: 'Add a picture',
  edit: 'Edit',
  editOf: (caption: string) => `Edit ${caption}`,
  earlier: (caption: string) => `Move ${caption} earlier`,
  later: (caption: string) => `Move ${caption} later`,
  agreed: 'Also on Home and on services',
  moved: (caption: string, place: number, of: number) => `${caption} is now number ${place} of ${of}`,
  remove: 'Remove',
  removeOf: (caption: string) => `Remove ${caption}`,

  form: {
    kind: 'Shown under',
    file: 'Picture',
    fileHint:
      'JPEG, PNG or WebP of at most 10 MB, 480 pixels wide or more. It is turned upright, and where and when it was taken is not published.',
    caption: { team: 'Name', rooms: 'Name of the room' },
    role: { team: 'Role, or empty', rooms: 'What it is for, or empty' },
    languages: 'Languages, or empty',
    languagesHint: 'Separated by commas, such as: Arabic, English',
    agreed: 'Where the person is shown',
    agreedHint: 'Home and the pages of services show only people who agreed to that.',
    places: { no: 'On “About Us” alone', yes: 'Also on Home and on services: the person agreed' },
    alt: 'What the picture shows',
    altHint: 'For people who can’t see it, in a sentence: “Sara Haddad in a blue tunic, smiling”.',
    sending: (percent: number) => `Sending… ${percent} %`,
    making: 'Making the sizes for phones and large screens…',
    required: 'This field is required',
    noFile: 'Choose a picture',
    tooLarge: 'This picture is larger than 10 MB.',
    wrongType: 'Choose a JPEG, PNG or WebP picture.',
    added: (caption: string) => `${caption} will be on the site within a minute`,
    saved: (caption: string) => `${caption} is changed`,
  },

  removal: {
    title: (caption: string) => `Remove ${caption}?`,
    text: 'The picture is removed from the site, and its files are deleted. To show it again you would have to add it again.',
    save: 'Remove the picture',
    done: (caption: string) => `${caption} is removed`,
  },
} as const
