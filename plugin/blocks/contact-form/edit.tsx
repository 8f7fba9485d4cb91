/**
 * A contact form as the visitor will see it; fields are written where they
 * stand, and the sidebar holds what happens once it is sent.
 */
import {
	InnerBlocks,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockAppender,
	TextInPlace,
	ownUid,
	useOwnValue,
	type Template,
} from '@brolga/editor';
import {
	AfterPanel,
	AuthorNote,
	AutoreplyPanel,
	KeepDays,
	NotificationPanel,
	RoutesPanel,
	SpamCheck,
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

const FIELD = { name: 'brolga/form-field', attributes: { type: 'input' } };

/** What the owner may word, and what each is for. */
const WORDED = {
	fill_message: __( 'Heading for missing fields', 'brolga' ),
	contact_error_message: __( 'Heading for other errors', 'brolga' ),
	invalid: __( 'Invalid email address', 'brolga' ),
	wrong_captcha: __( 'Wrong captcha answer', 'brolga' ),
	captcha: __(
		'Fallback name for the captcha and unlabelled fields',
		'brolga'
	),
	wrong_checkbox: __( 'Fallback name for unlabelled checkboxes', 'brolga' ),
};

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< Attributes > ) => {
	const { title, submitLabel, autoreply, retentionDays } = attributes;
	const { redirectUrl, redirectQuery, routes, messages } = attributes;
	const { captcha, spamCheck } = attributes;
	useOwnValue( clientId, ownUid );

	const say = ( key: MessageKey, text: string ): void =>
		setAttributes( { messages: { ...messages, [ key ]: text } } );
	const blockProps = useBlockProps();
	const { children, ...fields } = useInnerBlocksProps(
		{ className: `${ ROOT }__form` },
		{
			template: CONTACT as Template[],
			allowedBlocks: ALLOWED,
			defaultBlock: FIELD,
			directInsert: true,
			renderAppender: isSelected
				? InnerBlocks.ButtonBlockAppender
				: undefined,
		}
	);

	return (
		<div { ...blockProps }>
			<BlockAppender
				clientId={ clientId }
				name="brolga/form-field"
				label={ __( 'Add a field', 'brolga' ) }
			/>
			<InspectorControls>
				<PanelBody title={ __( 'Form', 'brolga' ) }>
					<AuthorNote />
					<TextControl
						label={ __( 'Name', 'brolga' ) }
						help={ __(
							'Shown with each lead, so you know which form it came from.',
							'brolga'
						) }
						value={ title }
						onChange={ ( value ) =>
							setAttributes( { title: value } )
						}
						__next40pxDefaultSize
					/>
					<ToggleControl
						label={ __( 'Maths captcha', 'brolga' ) }
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
					<KeepDays
						days={ retentionDays }
						onChange={ ( value ) =>
							setAttributes( { retentionDays: value } )
						}
					/>
				</PanelBody>
				<NotificationPanel
					clientId={ clientId }
					values={ attributes }
					onChange={ setAttributes }
				/>
				<AfterPanel
					clientId={ clientId }
					className={ `${ ROOT }-redirect` }
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
				<AutoreplyPanel
					clientId={ clientId }
					autoreply={ autoreply }
					onChange={ ( value ) =>
						setAttributes( { autoreply: value } )
					}
				/>
				<WordsPanel
					labels={ WORDED }
					words={ messages }
					onChange={ say }
				/>
			</InspectorControls>

			<div { ...fields }>{ children }</div>
			{ captcha && (
				<p className={ `${ ROOT }__captcha` }>
					<span>3 + 4 =</span>
					<span className={ `${ ROOT }__answer` } />
				</p>
			) }
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
