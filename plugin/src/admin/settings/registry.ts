/**
 * The sections of which the screen has a view. A new one is a file in sections/
 * and a line here; its values are a Brolga\Api\Settings\Section on the server.
 * Sections without a view are drawn by described-fields.tsx.
 */
import { DescribedFields } from './described-fields';
import type { SectionState, State } from './drafts';
import { business } from '../../business/admin/section';
import { consent } from '../../consent/admin/section';
import { experiments } from '../../ab-tests/admin/section';
import { mail } from '../../mail/admin/section';
import { maps } from '../../content/admin/section';
import { newsletter } from '../../newsletter/admin/section';
import { notifications } from '../../mail/admin/notifications-section';
import { popups } from '../../popups/admin/section';
import { privacy } from './privacy-section';
import { providers } from '../../newsletter/admin/providers-section';
import { shop } from '../../shop/admin/section';
import { spam } from '../../spam/admin/section';
import { tracking } from '../../tracking/admin/section';
import { webhooks } from '../../webhooks/admin/section';
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
