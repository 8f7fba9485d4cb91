/**
 * The sections of the screen. A new one is a file in sections/ and a line here;
 * its values are a Brolga\Core\Settings\Section on the server.
 */
import type { ComponentType } from 'react';
import { business } from './sections/business';
import { consent } from './sections/consent';
import { experiments } from './sections/experiments';
import { mail } from './sections/mail';
import { maps } from './sections/maps';
import { newsletter } from './sections/newsletter';
import { notifications } from './sections/notifications';
import { popups } from './sections/popups';
import { privacy } from './sections/privacy';
import { providers } from './sections/providers';
import { shop } from './sections/shop';
import { spam } from './sections/spam';
import { tracking } from './sections/tracking';
import { webhooks } from './sections/webhooks';

/** How a section looks. */
export interface SectionView {
	/** Its id on the server. */
	readonly id: string;
	/** One line below its title. */
	readonly about: string;
	/** Its form parts: see fields.tsx. */
	readonly Form: ComponentType;
}

export const VIEWS: readonly SectionView[] = [
	mail,
	notifications,
	spam,
	newsletter,
	providers,
	webhooks,
	experiments,
	tracking,
	popups,
	shop,
	business,
	maps,
	consent,
	privacy,
];
