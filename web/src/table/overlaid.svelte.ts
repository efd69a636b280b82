/**
 * How much of the screen the bar, the dock and a hint lie over, in pixels.
 *
 * Not as properties of the page that everything inherits: the dock grows and shrinks with every question, and the style of
 * the whole table would be reckoned anew each time.
 */
export const overlaid = $state({ bar: 0, dock: 0, hint: 0 });
