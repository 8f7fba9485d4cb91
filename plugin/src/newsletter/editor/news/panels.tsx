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
import { exactly } from '../../../admin/exactly';

/** What PHP writes beside the script. */
export interface News {
	/** Lists that have readers. */
	readonly lists: readonly {
		readonly name: string;
		readonly readers: number;
	}[];
	/** Subscribers who are not mailed, by the reason. */
	readonly others: {
		readonly pending: number;
		readonly left: number;
		readonly elsewhere: number;
	};
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

/** Who is counted: those who have confirmed, of all there are. */
const recipientsOf = ( count: number, all: number ): string =>
	count === all
		? sprintf(
				/* translators: %s: a number of subscribers, such as "12 subscribers". */
				__( 'Send to %s', 'brolga' ),
				readersOf( count )
			)
		: sprintf(
				/* translators: 1: a number of subscribers, 2: how many there are in all. */
				_n(
					'Send to %1$d of %2$d subscribers',
					'Send to %1$d of %2$d subscribers',
					count,
					'brolga'
				),
				count,
				all
			);

/**
 * Why the others get nothing, in sentences.
 *
 * @see FEED-641
 */
const reasonsOf = ( {
	pending,
	left,
	elsewhere,
}: News[ 'others' ] ): readonly string[] =>
	[
		elsewhere > 0 &&
			sprintf(
				/* translators: %d: a number of subscribers. */
				_n(
					'%d is on a list that does not send new posts.',
					'%d are on lists that do not send new posts.',
					elsewhere,
					'brolga'
				),
				elsewhere
			),
		pending > 0 &&
			sprintf(
				/* translators: %d: a number of subscribers. */
				_n(
					'%d has not confirmed the address yet.',
					'%d have not confirmed their addresses yet.',
					pending,
					'brolga'
				),
				pending
			),
		left > 0 &&
			sprintf(
				/* translators: %d: a number of subscribers. */
				_n(
					'%d has unsubscribed.',
					'%d have unsubscribed.',
					left,
					'brolga'
				),
				left
			),
	]
		.filter( Boolean )
		.map( String );

const Readers = ( { lists, others }: Pick< News, 'lists' | 'others' > ) => (
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
		{ reasonsOf( others ).map( ( reason ) => (
			<li key={ reason }>{ reason }</li>
		) ) }
	</ul>
);

const Choice = ( {
	news: { lists, others, newsDays },
}: {
	readonly news: News;
} ) => {
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
	const readers = lists.reduce( ( sum, list ) => sum + list.readers, 0 );
	const all = readers + others.pending + others.left + others.elsewhere;
	return (
		<>
			<RadioControl
				label={ __( 'Email to subscribers', 'brolga' ) }
				hideLabelFromVision
				selected={ isOff ? 'off' : '' }
				options={ [
					{
						value: '',
						label: recipientsOf( readers, all ),
					},
					{ value: 'off', label: __( 'Do not send', 'brolga' ) },
				] }
				onChange={ choose }
			/>
			{ ! isOff && <Readers lists={ lists } others={ others } /> }
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
