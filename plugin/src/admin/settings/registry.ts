/**
 * The sections of which the screen has a view. A new one is a file in sections/
 * and a line here; its values are a Brolga\Core\Settings\Section on the server.
 * Sections without a view are drawn by described-fields.tsx.
 */
import { DescribedFields } from './described-fields';
import type { SectionState, State } from './drafts';
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
import type { SectionView } from './section-view';

const VIEWS: readonly SectionView[] = [
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

/** What the screen can draw: a section that the server has, and how it looks. */
export interface Shown extends SectionView {
	readonly section: SectionState;
}

/**
 * The sections in the order of the screen: those with a view of ours, then
 * those that other plugins have described.
 *
 * @see OUTBOX-31
 * @param sections What the server has.
 */
export const shownOf = ( sections: State ): readonly Shown[] => {
	const known = VIEWS.flatMap( ( view ): Shown[] => {
		const section = sections.find(
			( { stored } ) => stored.id === view.id
		);
		return section ? [ { ...view, section } ] : [];
	} );
	const described = sections
		.filter( ( { stored } ) => stored.fields.length > 0 )
		.filter(
			( { stored } ) => ! VIEWS.some( ( { id } ) => id === stored.id )
		)
		.map( ( section ) => ( {
			id: section.stored.id,
			about: '',
			Form: DescribedFields,
			section,
		} ) );
	return [ ...known, ...described ];
};

/**
 * Whether a section is saved without the values that were refused.
 *
 * @param section Its id.
 */
export const savesTheRest = ( section: string ): boolean =>
	VIEWS.some( ( view ) => view.id === section && view.savesTheRest );
