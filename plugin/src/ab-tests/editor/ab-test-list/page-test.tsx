/**
 * What is in the panel of the page's test against another page.
 *
 * @see AB-64 AB-65
 */
import {
	Button,
	ExternalLink,
	Flex,
	Notice,
	RangeControl,
	TextControl,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { createInterpolateElement, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import {
	aimOf,
	AudienceFields,
	blockEditor,
	GoalField,
	goalOf,
	keyOf,
	PagePicker,
	previewOf,
	pageTroublesOf,
	ScheduleFields,
	StatusNote,
	testName,
	usePageTest,
	usePageTestOf,
	useGoals,
	type PageTest as Test,
} from '@brolga/editor-ab-tests';
import { messageOf } from '../../../admin/rest/message';
import { copyPage } from '../../rest';
import {
	RivalGoals,
	useRivalEqual,
	useRivalMarked,
	useSavingBoth,
} from './rival-goals';

/** What the owner may choose, as it is at first. */
const NEW: Omit< Test, 'rival' > = {
	name: '',
	goal: 'click',
	share: 50,
	draft: true,
	device: '',
	visitors: '',
	campaign: '',
	group: '',
	starts: '',
	ends: '',
};

const NONE: Readonly< Record< string, string > > = {};

interface Editor {
	readonly getCurrentPostId: () => number | string | null;
	readonly getCurrentPostAttribute: ( name: string ) => unknown;
	readonly getEditedPostAttribute: ( name: string ) => unknown;
	readonly getCurrentPostType: () => string | null;
	readonly getPermalink: () => string | null;
}

interface Edited {
	readonly id: number;
	readonly status: string;
	readonly type: string;
	readonly address: string;
	/** As it is edited. */
	readonly title: string;
	/** The key that a test gets which is saved next. */
	readonly nextKey: string;
}

const useEdited = (): Edited =>
	JSON.parse(
		useSelect( ( select ) => {
			const editor = select( editorStore ) as unknown as Editor;
			return JSON.stringify( {
				id: Number( editor.getCurrentPostId() ),
				status: String( editor.getCurrentPostAttribute( 'status' ) ),
				type: editor.getCurrentPostType() ?? '',
				address: editor.getPermalink() ?? '',
				title: String( editor.getEditedPostAttribute( 'title' ) ?? '' ),
				nextKey: keyOf(
					Number( editor.getCurrentPostId() ),
					Number(
						editor.getCurrentPostAttribute(
							'brolga_highest_test'
						) ?? 0
					) + 1
				),
			} );
		}, [] )
	) as Edited;

/** Changes the test, to be saved with the page. */
function useChange(): ( test: Test ) => void {
	const { editPost } = useDispatch( editorStore ) as unknown as {
		readonly editPost: ( edits: object ) => void;
	};
	return ( test ) => editPost( { brolga_page_test: test } );
}

interface FieldsProps {
	readonly test: Test;
	readonly change: ( change: Partial< Test > ) => void;
	readonly page: Edited;
}

const NameField = ( { test, change, page }: FieldsProps ) => (
	<TextControl
		label={ __( 'Name', 'brolga' ) }
		help={ __(
			'For you and the reports. Visitors do not see the name.',
			'brolga'
		) }
		placeholder={ testName(
			'',
			Number( ( test.key ?? page.nextKey ).split( '-' )[ 1 ] ?? 1 ),
			page.title
		) }
		value={ test.name }
		onChange={ ( name ) => change( { name } ) }
		__next40pxDefaultSize
	/>
);

/** What decides the test, who takes part, and where to look at it. */
function TestFields( { test, change, page }: FieldsProps ) {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<Flex direction="column" gap={ 4 }>
			<NameField test={ test } change={ change } page={ page } />
			<GoalField
				attributes={ test }
				setAttributes={ change }
				test={ test.key ?? page.nextKey }
			/>
			<RivalGoals test={ test } testKey={ test.key ?? page.nextKey } />
			<RangeControl
				label={ __( 'Visitors who see the other page (%)', 'brolga' ) }
				value={ test.share }
				min={ 0 }
				max={ 100 }
				onChange={ ( share ) => change( { share: share ?? 50 } ) }
				__next40pxDefaultSize
			/>
			<Button
				variant="link"
				aria-expanded={ isOpen }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ __( 'Audience and schedule', 'brolga' ) }
			</Button>
			{ isOpen && (
				<>
					<AudienceFields
						attributes={ test }
						setAttributes={ change }
					/>
					<ScheduleFields
						attributes={ test }
						setAttributes={ change }
					/>
				</>
			) }
			{ test.key && page.status === 'publish' && (
				<ul>
					<li>
						<ExternalLink
							href={ previewOf( page.address, test.key, 0 ) }
						>
							{ __( 'Preview this page', 'brolga' ) }
						</ExternalLink>
					</li>
					<li>
						<ExternalLink
							href={ previewOf( page.address, test.key, 1 ) }
						>
							{ __( 'Preview the other page', 'brolga' ) }
						</ExternalLink>
					</li>
				</ul>
			) }
		</Flex>
	);
}

/** Where the page is the one that another is tested against. */
const OtherPage = ( {
	title,
	edit,
}: {
	readonly title: string;
	readonly edit: string;
} ) => (
	<p>
		{ createInterpolateElement(
			sprintf(
				/* translators: %s: the title of a page. */
				__(
					'This page is tested against “<a>%s</a>”. While the test runs, visitors to that page see either that page or this one, and search engines are sent to that page.',
					'brolga'
				),
				title.replaceAll( '<', '‹' )
			),
			{ a: <a href={ edit }>{ title }</a> }
		) }
	</p>
);

/** What has become of the page's tests, by their numbers. */
const useStates = (): Readonly< Record< string, string > > =>
	useSelect(
		( select ) =>
			(
				select( editorStore ) as unknown as Editor
			 ).getCurrentPostAttribute( 'brolga_test_states' ) as
				Readonly< Record< string, string > > | undefined,
		[]
	) ?? NONE;

/** Whether a block of this page, as it is edited, is marked as the goal. */
const useMarked = ( key: string | undefined ): boolean =>
	useSelect(
		( select ) => {
			const editor = blockEditor( select );
			return (
				key !== undefined &&
				editor
					.getClientIdsWithDescendants()
					.some(
						( id ) =>
							editor.getBlockAttributes( id )?.brolgaGoal === key
					)
			);
		},
		[ key ]
	);

/** Whether it runs, and what there is to do where it does not. */
function PageTestStatus( {
	test,
	published,
	onStart,
}: {
	readonly test: Test;
	readonly published: boolean;
	readonly onStart: () => void;
} ) {
	const states = useStates();
	const page = useEdited();
	const key = test.key ?? page.nextKey;
	const marked = useMarked( key );
	const rivalMarked = useRivalMarked( test, key );
	const goals = useGoals();
	const equal = useRivalEqual( test );
	return (
		<div className="brolga-page-test-status">
			<StatusNote
				test={ key }
				place={ { record: [ page.type, page.id ], states } }
				troubles={ pageTroublesOf( {
					draft: test.draft,
					// Undefined: it was not saved yet.
					state:
						test.key && states[ test.key.split( '-' )[ 1 ] ?? '1' ],
					published,
					equal,
					...aimOf(
						test,
						goalOf( goals, test.goal ).isMarked,
						marked || rivalMarked || test.marked === true
					),
				} ) }
				onStart={ onStart }
			/>
		</div>
	);
}

const EndButton = ( { onClick }: { readonly onClick: () => void } ) => (
	<p>
		<Button
			variant="secondary"
			isDestructive
			onClick={ onClick }
			__next40pxDefaultSize
		>
			{ __( 'End the test', 'brolga' ) }
		</Button>
	</p>
);

/** Makes variant B of the page, which is then chosen. @see AB-173 */
function Duplicate( {
	page,
	onMade,
}: {
	readonly page: number;
	readonly onMade: ( copy: number, title: string ) => void;
} ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	return (
		<div>
			<Button
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => {
					setBusy( true );
					setError( '' );
					copyPage( page )
						.then(
							( { id, title } ) => onMade( id, title ),
							( reason: unknown ) =>
								setError( messageOf( reason ) )
						)
						.finally( () => setBusy( false ) );
				} }
				__next40pxDefaultSize
			>
				{ __( 'Duplicate this page as variant B', 'brolga' ) }
			</Button>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
		</div>
	);
}

const About = () => (
	<p style={ { margin: 0 } }>
		{ __(
			'Show another page to some of this page’s visitors, and see which one works better.',
			'brolga'
		) }
	</p>
);

/** The page to test against, or a copy of this one that is made for it. @see AB-173 */
function Choice( {
	page,
	current,
	set,
}: {
	readonly page: Edited;
	readonly current: Test | null;
	readonly set: ( test: Test ) => void;
} ) {
	const choose = ( id: number, title: string, type: string ): void => {
		// Another page is another test, with a key of its own.
		const {
			key: _key,
			problem: _problem,
			...chosen
		} = { ...NEW, ...current };
		set( { ...chosen, draft: true, rival: id, title, type } );
	};
	return (
		<>
			{ ! current &&
				page.type === 'page' &&
				page.status === 'publish' && (
					<Duplicate
						page={ page.id }
						onMade={ ( id, title ) => choose( id, title, 'page' ) }
					/>
				) }
			<PagePicker
				own={ page.id }
				label={ __( 'Test against', 'brolga' ) }
				help={ __(
					'A published page or post. It and this page are both shown in this page’s template.',
					'brolga'
				) }
				chosen={
					current
						? {
								id: current.rival,
								title: current.title ?? '',
							}
						: undefined
				}
				onChange={ ( { id, title, subtype } ) =>
					choose( id, title, subtype ?? 'page' )
				}
			/>
		</>
	);
}

/** What there is to set, or what the page is to another one. */
export function PageTest() {
	const test = usePageTest();
	const other = usePageTestOf();
	const page = useEdited();
	const set = useChange();
	const save = useSavingBoth( test );
	if ( other ) {
		return <OtherPage title={ other.title } edit={ other.edit } />;
	}
	const current = test?.rival ? test : null;
	const start = ( started: Test ): void => {
		set( { ...started, draft: false } );
		if ( page.status === 'publish' ) {
			save();
		}
	};
	return (
		<Flex direction="column" gap={ 4 }>
			<About />
			{ current?.problem && (
				<Notice status="warning" isDismissible={ false }>
					{ current.problem }
				</Notice>
			) }
			{ current && (
				<PageTestStatus
					test={ current }
					published={ page.status === 'publish' }
					onStart={ () => start( current ) }
				/>
			) }
			<Choice page={ page } current={ current } set={ set } />
			{ current && (
				<>
					<ExternalLink
						href={ addQueryArgs( 'post.php', {
							post: current.rival,
							action: 'edit',
						} ) }
					>
						{ __( 'Edit the other page', 'brolga' ) }
					</ExternalLink>
					<TestFields
						test={ current }
						change={ ( change ) =>
							set( { ...current, ...change } )
						}
						page={ page }
					/>
					<EndButton onClick={ () => set( { ...NEW, rival: 0 } ) } />
				</>
			) }
		</Flex>
	);
}
