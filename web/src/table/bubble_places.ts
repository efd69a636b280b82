// Where bubbles stand on the screen: at the seats of those who speak, beside each other, and never over the question.

/** A part of the screen, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A bubble that wants a place. */
export interface Wish {
  readonly width: number;
  readonly height: number;
  /** The speaker's seat, where it is in sight. */
  readonly from: Area | null;
  /** The seat it is about, where it is in sight. */
  readonly to: Area | null;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** How far from its left edge its tail points to the speaker; none where they are not in sight. */
  readonly tail: number | null;
  /** From its edge to whom it is about; none where they are not in sight, or there is no room for an arrow. */
  readonly arrow: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number } | null;
}

/** Between a seat and its bubble there is room for the tail. */
const TAIL = 12;
const BETWEEN = 6;
/** Of a tall seat the head stays free: name and portrait. */
const HEAD = 40;
/** A seat that is no taller, as in the row of all seats, is pointed at from below: nothing of it is covered. */
const LOW = 80;
/** A shorter arrow would be nothing but its point. */
const SHORTEST = 8;

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** A place for each of them within the area; those of seats further up first, so that none lies over another. */
export function arrange(wishes: readonly Wish[], area: Area): readonly Place[] {
  const wanted = wishes.map(({ width, height, from }) => {
    const middle = from ? (from.left + from.right) / 2 : (area.left + area.right) / 2;
    const below = from ? from.top + Math.min(from.bottom - from.top, HEAD) + TAIL : area.top;
    return {
      x: within(area.left, middle - width / 2, Math.max(area.left, area.right - width)),
      y: within(area.top, below, Math.max(area.top, area.bottom - height)),
    };
  });
  const order = wishes.map((_, at) => at).sort((one, other) => (wanted[one]?.y ?? 0) - (wanted[other]?.y ?? 0));
  const taken: Area[] = [];
  const places: Place[] = [];
  for (const at of order) {
    const wish = wishes[at];
    const start = wanted[at];
    if (!wish || !start) continue;
    const { width, height, from, to } = wish;
    const { x } = start;
    const y = free(x, start.y, width, height, taken, area);
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    taken.push(box);
    const tail = from && y >= from.top ? within(14, (from.left + from.right) / 2 - x, width - 14) : null;
    places[at] = { x, y, tail, arrow: to && arrowTo(box, to) };
  }
  return places;
}

/** The first height from this one down where it lies over no other; where there is none, from the foot of the area up. */
function free(x: number, y: number, width: number, height: number, taken: readonly Area[], area: Area): number {
  const over = (top: number) =>
    taken.find(
      (box) => x < box.right && x + width > box.left && top < box.bottom + BETWEEN && top + height + BETWEEN > box.top,
    );
  for (let top = y; top + height <= area.bottom; ) {
    const other = over(top);
    if (!other) return top;
    top = other.bottom + BETWEEN;
  }
  for (let top = area.bottom - height; top >= area.top; ) {
    const other = over(top);
    if (!other) return top;
    top = other.top - BETWEEN - height;
  }
  return y;
}

/** From the edge of a bubble to the edge of a seat, by the shortest way. */
function arrowTo(box: Area, seat: Area): Place["arrow"] {
  const { left, right, top } = seat;
  const head = { left, right, top, bottom: seat.bottom - top > LOW ? top + HEAD : seat.bottom };
  const x = (head.left + head.right) / 2;
  const x1 = within(box.left + 12, x, box.right - 12);
  const below = box.top >= head.bottom;
  const above = box.bottom <= head.top;
  if (!below && !above) {
    const right = head.left >= box.right;
    if (!right && head.right > box.left) return null;
    const y = (head.top + head.bottom) / 2;
    return long({
      x1: right ? box.right : box.left,
      y1: within(box.top, y, box.bottom),
      x2: right ? head.left : head.right,
      y2: y,
    });
  }
  const y1 = below ? box.top : box.bottom;
  return long({ x1, y1, x2: within(head.left + 8, x1, head.right - 8), y2: below ? head.bottom : head.top });
}

const long = (arrow: NonNullable<Place["arrow"]>): Place["arrow"] =>
  Math.hypot(arrow.x2 - arrow.x1, arrow.y2 - arrow.y1) < SHORTEST ? null : arrow;
