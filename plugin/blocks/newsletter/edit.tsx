/**
 * A sign-up as the visitor will see it; its words are typed where they stand.
 */
import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	BlockPanels,
	bound,
	lazySettings,
	NoAppender,
	ownUid,
	TextInPlace,
	useOwnValue,
} from '@brolga/editor';
import {
	FieldAppender,
	FieldToolbar,
	FormLookPanel,
	NEW_FIELD,
	painted,
	WidgetNote,
} from '@brolga/editor-forms';
import type { SettingsProps } from './panels';
import type { Attributes } from './types';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "forms" */ './panels' )
);

const ROOT = 'wp-block-brolga-newsletter';

const ALLOWED = [ 'brolga/form-field' ];

/** A sign-up takes none: UPLOAD-14. */
const NO_FILES = [ 'file' ];

/**
 * What visitors agree to, where the owner has no words of their own. A list alone
 * allows emails; that any are sent is more than we know.
 *
 * @see NEWS-640
 */
const NEWS = __(
	'You agree that we may email you our newsletter. You can unsubscribe at any time with the link in every email.',
	'brolga'
);
const PROMISES: Readonly< Record< Attributes[ 'frequency' ], string > > = {
	'at-once': __(
		'We email you each new post. You can unsubscribe at any time with the link in every email.',
		'brolga'
	),
	daily: __(
		'We email you our new posts, at most once a day. You can unsubscribe at any time with the link in every email.',
		'brolga'
	),
	weekly: __(
		'We email you our new posts, at most once a week. You can unsubscribe at any time with the link in every email.',
		'brolga'
	),
};

/** An input as it will stand there; nothing can be typed into it. */
const Field = ( {
	label,
	isMarked = false,
}: {
	readonly label: string;
	readonly isMarked?: boolean;
} ) => (
	<p className={ `${ ROOT }__field` }>
		<span className={ `${ ROOT }__label` }>
			{ label }
			{ isMarked && ' *' }
		</span>
		<span className={ `${ ROOT }__input` } />
	</p>
);

const SubmitButton = ( props: SettingsProps ) => (
	<TextInPlace
		tagName="span"
		className={ `${ ROOT }__submit wp-element-button` }
		label={ __( 'Button', 'brolga' ) }
		placeholder={ __( 'Subscribe', 'brolga' ) }
		{ ...bound( props ).value( 'submitLabel' ) }
	/>
);

const Form = ( { clientId, ...props }: BlockEditProps< Attributes > ) => {
	const { kind, frequency, firstName, lastName } = props.attributes;
	// Beside fields that may stay empty, those that may not are told apart.
	const isMarked = useSelect(
		( select ) => select( blockEditorStore ).getBlockCount( clientId ) > 0,
		[ clientId ]
	);
	const custom = useInnerBlocksProps(
		{ className: `${ ROOT }__custom` },
		{
			allowedBlocks: ALLOWED,
			defaultBlock: NEW_FIELD,
			renderAppender: NoAppender,
		}
	);
	return (
		<div className={ `${ ROOT }__form` }>
			{ firstName && (
				<Field
					label={ __( 'First name', 'brolga' ) }
					isMarked={ isMarked }
				/>
			) }
			{ lastName && (
				<Field
					label={ __( 'Last name', 'brolga' ) }
					isMarked={ isMarked }
				/>
			) }
			<Field label={ __( 'Email', 'brolga' ) } isMarked={ isMarked } />
			<div { ...custom } />
			<SubmitButton { ...props } />
			<TextInPlace
				tagName="p"
				className={ `${ ROOT }__consent` }
				label={ __( 'Consent text', 'brolga' ) }
				placeholder={ kind === 'posts' ? PROMISES[ frequency ] : NEWS }
				{ ...bound( props ).value( 'consent' ) }
			/>
			<FieldAppender clientId={ clientId } without={ NO_FILES } />
		</div>
	);
};

export const Edit = ( props: BlockEditProps< Attributes > ) => {
	const { attributes, setAttributes, clientId } = props;
	const settings = { attributes, setAttributes };
	const isForm = attributes.kind !== 'feed';
	useOwnValue( clientId, ownUid );

	return (
		<div { ...useBlockProps( painted( attributes.look ) ) }>
			{ isForm && (
				<FieldToolbar clientId={ clientId } without={ NO_FILES } />
			) }
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			<FormLookPanel
				clientId={ clientId }
				look={ attributes.look }
				onChange={ bound( settings ).value( 'look' ).onChange }
				isSignup
				hasFields={ isForm }
			/>

			{ isForm && <WidgetNote /> }
			<TextInPlace
				tagName="p"
				className={ `${ ROOT }__title` }
				label={ __( 'Heading', 'brolga' ) }
				placeholder={ __( 'What people get, and how often', 'brolga' ) }
				{ ...bound( settings ).value( 'title' ) }
			/>
			{ isForm ? (
				<Form { ...props } />
			) : (
				<SubmitButton { ...settings } />
			) }
		</div>
	);
};
