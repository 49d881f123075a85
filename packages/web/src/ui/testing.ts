/** Rectangles with their measures, which Node does not have: what boards say of places can be asked without a page. */
class Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number

  constructor(x = 0, y = 0, width = 0, height = 0) {
    this.x = x
    this.y = y
    this.width = width
    this.height = height
  }
}

globalThis.DOMRectReadOnly ??= Rectangle as unknown as typeof DOMRectReadOnly
