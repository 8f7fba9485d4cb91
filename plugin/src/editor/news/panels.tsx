/**
 * The choice among the checks before publishing, and beside the text while the
 * post is not public yet, so that it can be changed after it was scheduled.
 */
import { RadioControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
	store,
} from '@wordpress/editor';
import { __, _n, sprintf } from '@wordpress/i18n';
import { exactly } from '../../dates/exactly';

/** What PHP writes beside the script. */
export interface News {
	/** Lists that have readers. */
	readonly lists: readonly {
		readonly name: string;
		readonly readers: number;
	}[];
	/** After so many days a post is no news. */
	readonly newsDays: number;
}

declare global {
	interface Window {
		brolgaNews?: News;
	}
}

interface Editor {
	readonly getCurrentPostAttribute: ( name: string ) => unknown;
	readonly getEditedPostAttribute: ( name: string ) => unknown;
	readonly getEditedPostVisibility: () => string;
	readonly isEditedPostBeingScheduled: () => boolean;
}

const META = 'brolga_digest';

const DAY_MS = 86_400_000;

const useNews = () => {
	const post = useSelect( ( select ) => {
		const editor = select( store ) as unknown as Editor;
		const meta = editor.getEditedPostAttribute( 'meta' ) as
			Readonly< Record< string, unknown > > | undefined;
		return {
			status: editor.getCurrentPostAttribute( 'status' ),
			choice: meta?.[ META ],
			date: editor.getEditedPostAttribute( 'date' ),
			isPublic: editor.getEditedPostVisibility() === 'public',
			isScheduled: editor.isEditedPostBeingScheduled(),
		};
	}, [] );
	const { editPost } = useDispatch( store ) as unknown as {
		editPost: ( change: object ) => void;
	};
	return {
		...post,
		choose: ( choice: string ) =>
			editPost( { meta: { [ META ]: choice } } ),
	};
};

const readersOf = ( count: number ): string =>
	sprintf(
		/* translators: %d: a number. */
		_n( '%d subscriber', '%d subscribers', count, 'brolga' ),
		count
	);

const Choice = ( { news: { lists, newsDays } }: { readonly news: News } ) => {
	const { choice, choose, date, isPublic, isScheduled } = useNews();
	if ( ! isPublic ) {
		return (
			<p>
				{ __(
					'Private and password-protected posts are not emailed to subscribers.',
					'brolga'
				) }
			</p>
		);
	}
	const dated = typeof date === 'string' ? Date.parse( date ) : NaN;
	if ( dated < Date.now() - newsDays * DAY_MS ) {
		return (
			<p>
				{ sprintf(
					/* translators: %d: a number of days. */
					_n(
						'Posts dated more than %d day ago are not emailed to subscribers.',
						'Posts dated more than %d days ago are not emailed to subscribers.',
						newsDays,
						'brolga'
					),
					newsDays
				) }
			</p>
		);
	}
	const isOff = choice === 'off';
	return (
		<>
			<RadioControl
				label={ __( 'Email to subscribers', 'brolga' ) }
				hideLabelFromVision
				selected={ isOff ? 'off' : '' }
				options={ [
					{
						value: '',
						label: sprintf(
							/* translators: %s: a number of subscribers, such as "12 subscribers". */
							__( 'Send to %s', 'brolga' ),
							readersOf(
								lists.reduce(
									( sum, { readers } ) => sum + readers,
									0
								)
							)
						),
					},
					{ value: 'off', label: __( 'Do not send', 'brolga' ) },
				] }
				onChange={ choose }
			/>
			{ ! isOff && (
				<ul>
					{ lists.map( ( { name, readers } ) => (
						<li key={ name }>
							{ sprintf(
								/* translators: 1: the name of a list, 2: how many read it, such as "12 subscribers". */
								__( '%1$s: %2$s', 'brolga' ),
								name,
								readersOf( readers )
							) }
						</li>
					) ) }
				</ul>
			) }
			{ ! isOff && isScheduled && typeof date === 'string' && (
				<p>
					{ sprintf(
						/* translators: %s: a date and time. */
						__(
							'The emails are sent after the post is published on %s. Until then you can change your choice.',
							'brolga'
						),
						exactly( date )
					) }
				</p>
			) }
		</>
	);
};

/**
 * Nothing where nobody reads by email, and nothing once it is public: then the
 * emails are on their way.
 *
 * @see FEED-400 FEED-401
 */
export function NewsPanels() {
	const news = window.brolgaNews;
	const { status, choice } = useNews();
	if ( ! news || choice === undefined || status === 'publish' ) {
		return null;
	}
	const title = __( 'Email to subscribers', 'brolga' );
	return (
		<>
			<PluginPrePublishPanel title={ title } initialOpen>
				<Choice news={ news } />
			</PluginPrePublishPanel>
			<PluginDocumentSettingPanel name="brolga-news" title={ title }>
				<Choice news={ news } />
			</PluginDocumentSettingPanel>
		</>
	);
}
