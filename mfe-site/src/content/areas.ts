export const areas = {
  heading: 'Where we come',
  lead: 'Most visits are in these areas. If yours is not among them, ask: much of the rest of Dubai can be reached, and we tell you first whether a transport fee applies.',
}
