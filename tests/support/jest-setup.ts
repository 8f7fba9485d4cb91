/**
 * What jsdom lacks and WordPress's components expect to find.
 */
import { TextEncoder } from 'node:util';

class NothingResizes implements ResizeObserver {
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
}

globalThis.ResizeObserver ??= NothingResizes;
globalThis.TextEncoder ??= TextEncoder;
