/** Every visible sentence of an address that somebody types. */
export const addressTexts = {
  fields: { doorNumber: 'Door number', building: 'Building name', landmark: 'Landmark', city: 'City' },
  area: 'Area',
  areaHint: 'It fills in the city.',
  areaOther: 'Choose your area',
  inDubai: (area: string) => `${area}, Dubai`,
  cityHint: 'Only if your area is not in the list.',
  cityFilled: 'From the area that you chose.',
  landmarkHint: 'A shop, mosque or gate that helps us to find the building.',
  noLandmark: 'There is no landmark',
  kind: 'Flat or villa? (optional)',
  kinds: { flat: 'Flat', villa: 'Villa' },
  kindHints: {
    flat: { doorNumber: 'The number of the flat.', building: 'The name of the building.' },
    villa: { doorNumber: 'The number of the villa.', building: 'The community, or the street.' },
  },
}
