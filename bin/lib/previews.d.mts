import type { Page } from '@playwright/test';

export const PREVIEWS_FOLDER: string;
export function pagePatterns( root?: string ): Promise< string[] >;
export function previewAddress( page: Page, url: string ): Promise< string >;
export function resized< Kind extends 'webp' | 'pixels' >(
	kind: Kind,
	paper: Page,
	image: { type: string; bytes: Buffer },
	width: number,
	height: number
): Promise< { webp: string; pixels: number[] }[ Kind ] >;
export function imageOf(
	page: Page,
	paper: Page,
	address: string,
	name: string
): Promise< Buffer >;
