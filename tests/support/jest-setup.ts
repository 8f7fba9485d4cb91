/**
 * What jsdom lacks and WordPress's components expect to find.
 */

class NothingResizes implements ResizeObserver {
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
}

globalThis.ResizeObserver ??= NothingResizes;
