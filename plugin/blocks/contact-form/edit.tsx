/**
 * A contact form as the visitor will see it; fields are written where they
 * stand, and the sidebar holds what happens once it is sent.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import {
	BlockPanels,
	bound,
	lazySettings,
	NoAppender,
	ownUid,
	type Template,
	TextInPlace,
	useOwnValue,
} from '@brolga/editor';
import {
	FieldAppender,
	FieldToolbar,
	FormLookPanel,
	NEW_FIELD,
	NewFormName,
	painted,
	useHasRequired,
	WidgetNote,
} from '@brolga/editor-forms';
import type { Attributes } from './types';
import { CONTACT } from './variations';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "forms" */ './panels' )
);

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

/** The fields, and what stands around them. */
const Fields = ( {
	clientId,
	attributes: { captcha },
}: Pick< BlockEditProps< Attributes >, 'clientId' | 'attributes' > ) => {
	const hasRequired = useHasRequired( clientId );
	const { children, ...fields } = useInnerBlocksProps(
		{ className: `${ ROOT }__form` },
		{
			template: CONTACT as Template[],
			allowedBlocks: ALLOWED,
			defaultBlock: NEW_FIELD,
			prioritizedInserterBlocks: OFTEN_ADDED,
			renderAppender: NoAppender,
		}
	);
	return (
		<div { ...fields }>
			{ ( hasRequired || captcha ) && (
				<p className={ `${ ROOT }__note` }>
					{ __( 'Fields marked with * are required.', 'brolga' ) }
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
		<div { ...useBlockProps( painted( attributes.look ) ) }>
			<FieldToolbar clientId={ clientId } />
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			<FormLookPanel
				clientId={ clientId }
				look={ attributes.look }
				onChange={ value( 'look' ).onChange }
			/>

			<WidgetNote />
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
