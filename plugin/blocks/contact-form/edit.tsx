/**
 * A contact form as the visitor will see it; fields are written where they
 * stand, and the sidebar holds what happens once it is sent.
 */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	NoAppender,
	TextInPlace,
	bound,
	ownUid,
	useOwnValue,
	type Template,
} from '@brolga/editor';
import {
	AfterPanel,
	AuthorNote,
	AutoreplyPanel,
	FieldAppender,
	FieldToolbar,
	FormNameField,
	KeepDays,
	NewFormName,
	NotificationPanel,
	RoutesPanel,
	SpamCheck,
	useHasRequired,
	WordsPanel,
} from '@brolga/editor-forms';
import type { Attributes, MessageKey } from './types';
import { CONTACT } from './variations';

const ROOT = 'wp-block-brolga-contact-form';

const ALLOWED = [
	'brolga/form-field',
	'core/paragraph',
	'core/heading',
	'core/list',
	'core/columns',
	'core/group',
	'core/separator',
	'core/spacer',
	'core/image',
];

/** What the small list of the inserter offers between two fields. */
const OFTEN_ADDED = [ 'input', 'text', 'email', 'tel', 'select', 'radio' ].map(
	( type ) => `brolga/form-field/${ type }`
);

/** What the owner may word, and what each is for. */
const WORDED = {
	fill_message: __( 'Heading for missing fields', 'brolga' ),
	contact_error_message: __( 'Heading for other errors', 'brolga' ),
	invalid: __( 'Invalid email address', 'brolga' ),
	wrong_captcha: __( 'Wrong captcha answer', 'brolga' ),
	captcha: __(
		'Name used in error lists for the captcha and fields without a label',
		'brolga'
	),
	wrong_checkbox: __(
		'Name used in error lists for checkboxes without a label',
		'brolga'
	),
};

/** The sum as it will stand there; it cannot be solved here. */
const Sum = () => (
	<div className="wp-block-brolga-form-field is-captcha">
		<div className="wp-block-brolga-form-field__label">
			{ sprintf(
				/* translators: %s: a sum of two numbers. */
				__( 'What is %s?', 'brolga' ),
				'3 + 4'
			) }
			<span className="wp-block-brolga-form-field__mark"> *</span>
		</div>
		<input
			type="text"
			className="wp-block-brolga-form-field__control"
			aria-hidden="true"
			tabIndex={ -1 }
			readOnly
		/>
	</div>
);

type SettingsProps = Pick<
	BlockEditProps< Attributes >,
	'attributes' | 'setAttributes' | 'clientId'
>;

/** What the owner words, and the way to word it otherwise. */
const wordsOf = ( { attributes, setAttributes }: SettingsProps ) => ( {
	words: attributes.messages,
	say: ( key: MessageKey, text: string ): void =>
		setAttributes( {
			messages: { ...attributes.messages, [ key ]: text },
		} ),
} );

/** What is mailed to whom. */
const MailPanels = ( props: SettingsProps ) => {
	const { attributes, setAttributes, clientId } = props;
	return (
		<>
			<NotificationPanel
				clientId={ clientId }
				values={ attributes }
				onChange={ setAttributes }
			/>
			<AutoreplyPanel
				clientId={ clientId }
				autoreply={ attributes.autoreply }
				onChange={ bound( props ).value( 'autoreply' ).onChange }
			/>
		</>
	);
};

/** What the visitor is told or shown, and where their enquiry goes. */
const AnswerPanels = ( props: SettingsProps ) => {
	const { attributes, setAttributes, clientId } = props;
	const { redirectUrl, redirectQuery, routes } = attributes;
	const { words, say } = wordsOf( props );
	return (
		<>
			<AfterPanel
				placeholder={ __(
					'Thank you. Your message has been sent.',
					'brolga'
				) }
				message={ words.success ?? '' }
				onMessage={ ( text ) => say( 'success', text ) }
				help={ __(
					'A page with “thank-you” in its URL counts as a lead in your analytics.',
					'brolga'
				) }
				url={ redirectUrl }
				query={ redirectQuery }
				hasOther={ routes.some(
					( route ) => ( route.redirectUrl ?? '' ) !== ''
				) }
				onChange={ setAttributes }
			/>
			<RoutesPanel
				clientId={ clientId }
				routes={ routes }
				onChange={ bound( props ).value( 'routes' ).onChange }
			/>
			<WordsPanel labels={ WORDED } words={ words } onChange={ say } />
		</>
	);
};

const LeadsPanel = ( props: SettingsProps ) => {
	const { value } = bound( props );
	return (
		<PanelBody title={ __( 'Leads', 'brolga' ) } initialOpen={ false }>
			<FormNameField { ...value( 'title' ) } />
			<KeepDays
				days={ props.attributes.retentionDays }
				onChange={ value( 'retentionDays' ).onChange }
			/>
		</PanelBody>
	);
};

const SpamPanel = ( props: SettingsProps ) => {
	const { toggle, value } = bound( props );
	return (
		<PanelBody title={ __( 'Spam', 'brolga' ) } initialOpen={ false }>
			<ToggleControl
				label={ __( 'Math captcha', 'brolga' ) }
				help={ __(
					'Stops simple bots, but is one more step for visitors.',
					'brolga'
				) }
				{ ...toggle( 'captcha' ) }
			/>
			<SpamCheck { ...value( 'spamCheck' ) } />
		</PanelBody>
	);
};

/** The fields, and what stands around them. */
const Fields = ( {
	clientId,
	attributes: { captcha },
}: Pick< SettingsProps, 'clientId' | 'attributes' > ) => {
	const hasRequired = useHasRequired( clientId );
	const { children, ...fields } = useInnerBlocksProps(
		{ className: `${ ROOT }__form` },
		{
			template: CONTACT as Template[],
			allowedBlocks: ALLOWED,
			prioritizedInserterBlocks: OFTEN_ADDED,
			renderAppender: NoAppender,
		}
	);
	return (
		<div { ...fields }>
			{ ( hasRequired || captcha ) && (
				<p className={ `${ ROOT }__note` }>
					{ __( 'Fields with * must be filled in.', 'brolga' ) }
				</p>
			) }
			{ children }
			<FieldAppender clientId={ clientId } />
			{ captcha && <Sum /> }
		</div>
	);
};

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) => {
	useOwnValue( clientId, ownUid );
	const settings = { attributes, setAttributes, clientId };
	const { value } = bound( settings );

	return (
		<div { ...useBlockProps() }>
			<FieldToolbar clientId={ clientId } />
			<InspectorControls>
				<AuthorNote />
				<MailPanels { ...settings } />
				<AnswerPanels { ...settings } />
				<LeadsPanel { ...settings } />
				<SpamPanel { ...settings } />
			</InspectorControls>

			<NewFormName
				clientId={ clientId }
				uid={ attributes.uid }
				{ ...value( 'title' ) }
			/>
			<Fields clientId={ clientId } attributes={ attributes } />
			<div className={ `${ ROOT }__actions` }>
				<TextInPlace
					tagName="span"
					className={ `${ ROOT }__submit wp-element-button` }
					label={ __( 'Button', 'brolga' ) }
					placeholder={ __( 'Send message', 'brolga' ) }
					{ ...value( 'submitLabel' ) }
				/>
			</div>
		</div>
	);
};
