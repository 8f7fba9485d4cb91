/**
 * The store of the post that is edited, as far as tests of blocks need it.
 */
import { createReduxStore, register } from '@wordpress/data';
import { goals } from './goals';

/** What the test says of the post. */
export interface FakePost {
	id: number | string | null;
	type: string;
	attributes: Record< string, unknown >;
	/** How often it was saved. */
	saves: number;
	/** Records of other posts, by type and id. */
	records: Record< string, Record< string, unknown > | undefined >;
}

/** Registers the stores; what the test changes later is seen when it is asked for. */
export function fakePost(): FakePost {
	const post: FakePost = {
		id: 12,
		type: 'page',
		attributes: { status: 'publish', password: '' },
		saves: 0,
		records: {},
	};
	register(
		createReduxStore( 'core/editor', {
			reducer: () => ( {} ),
			selectors: {
				getCurrentPostId: () => post.id,
				getCurrentPostType: () => post.type,
				getEditorSettings: () => ( { brolgaGoals: goals } ),
				getCurrentPostAttribute: ( _: unknown, name: string ) =>
					post.attributes[ name ],
				getEditedPostAttribute: ( _: unknown, name: string ) =>
					post.attributes[ name ],
				getPermalink: () => 'https://example.org/garden/',
				getEditedPostPreviewLink: () =>
					'https://example.org/?page_id=12&preview=true',
			},
			actions: {
				savePost: () => {
					post.saves++;
					return { type: 'SAVE' };
				},
			},
		} )
	);
	register(
		createReduxStore( 'core', {
			reducer: () => ( {} ),
			selectors: {
				getEntityRecord: (
					_: unknown,
					_kind: string,
					name: string,
					id: number | string
				) => post.records[ `${ name } ${ id }` ],
			},
		} )
	);
	return post;
}
