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

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) => {
	const { uid, title, submitLabel, autoreply, retentionDays } = attributes;
	const { redirectUrl, redirectQuery, routes, messages } = attributes;
	const { captcha, spamCheck } = attributes;
	useOwnValue( clientId, ownUid );
	const hasRequired = useHasRequired( clientId );

	const say = ( key: MessageKey, text: string ): void =>
		setAttributes( { messages: { ...messages, [ key ]: text } } );
	const naming = {
		value: title,
		onChange: ( name: string ) => setAttributes( { title: name } ),
	};
	const blockProps = useBlockProps();
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
		<div { ...blockProps }>
			<FieldToolbar clientId={ clientId } />
			<InspectorControls>
				<AuthorNote />
				<NotificationPanel
					clientId={ clientId }
					values={ attributes }
					onChange={ setAttributes }
				/>
				<AutoreplyPanel
					clientId={ clientId }
					autoreply={ autoreply }
					onChange={ ( value ) =>
						setAttributes( { autoreply: value } )
					}
				/>
				<AfterPanel
					placeholder={ __(
						'Thank you. Your message has been sent.',
						'brolga'
					) }
					message={ messages.success ?? '' }
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
					onChange={ ( value ) => setAttributes( { routes: value } ) }
				/>
				<WordsPanel
					labels={ WORDED }
					words={ messages }
					onChange={ say }
				/>
				<PanelBody
					title={ __( 'Leads', 'brolga' ) }
					initialOpen={ false }
				>
					<FormNameField { ...naming } />
					<KeepDays
						days={ retentionDays }
						onChange={ ( value ) =>
							setAttributes( { retentionDays: value } )
						}
					/>
				</PanelBody>
				<PanelBody
					title={ __( 'Spam', 'brolga' ) }
					initialOpen={ false }
				>
					<ToggleControl
						label={ __( 'Math captcha', 'brolga' ) }
						help={ __(
							'Stops simple bots, but is one more step for visitors.',
							'brolga'
						) }
						checked={ captcha }
						onChange={ ( value ) =>
							setAttributes( { captcha: value } )
						}
					/>
					<SpamCheck
						value={ spamCheck }
						onChange={ ( value ) =>
							setAttributes( { spamCheck: value } )
						}
					/>
				</PanelBody>
			</InspectorControls>

			<NewFormName clientId={ clientId } uid={ uid } { ...naming } />
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
			<div className={ `${ ROOT }__actions` }>
				<TextInPlace
					tagName="span"
					className={ `${ ROOT }__submit wp-element-button` }
					label={ __( 'Button', 'brolga' ) }
					placeholder={ __( 'Send message', 'brolga' ) }
					value={ submitLabel }
					onChange={ ( value ) =>
						setAttributes( { submitLabel: value } )
					}
				/>
			</div>
		</div>
	);
};
