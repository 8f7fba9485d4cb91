/**
 * A sign-up as the visitor will see it; its words are typed where they stand.
 */
import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { NoAppender, TextInPlace, ownUid, useOwnValue } from '@brolga/editor';
import {
	AfterPanel,
	FieldAppender,
	FieldToolbar,
	ListFields,
	SpamCheck,
	WordsPanel,
} from '@brolga/editor-forms';
import type { Attributes } from './types';

const ROOT = 'wp-block-brolga-newsletter';

const ALLOWED = [ 'brolga/form-field' ];

/** A sign-up takes none: UPLOAD-14. */
const NO_FILES = [ 'file' ];

const FREQUENCIES: {
	value: Attributes[ 'frequency' ];
	label: string;
}[] = [
	{
		value: 'at-once',
		label: __( 'Immediately, one email per post', 'brolga' ),
	},
	{ value: 'daily', label: __( 'Daily digest', 'brolga' ) },
	{ value: 'weekly', label: __( 'Weekly digest', 'brolga' ) },
];

/** What visitors agree to, where the owner has no words of their own. */
const NEWS = __(
	'We email you our newsletter. You can unsubscribe at any time with the link in every email.',
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

/** What the owner may word, and what each is for. */
const WORDED = {
	fill_message: __( 'Heading for missing fields', 'brolga' ),
	invalid: __( 'Invalid email address', 'brolga' ),
	subscription_failed: __( 'Sign-up failed', 'brolga' ),
	captcha: __(
		'Name used in error lists for fields without a label',
		'brolga'
	),
	wrong_checkbox: __(
		'Name used in error lists for checkboxes without a label',
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

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) => {
	const { kind, title, listId, firstName, lastName } = attributes;
	const { consent, success, submitLabel, redirectUrl } = attributes;
	const { redirectQuery, feedUrl, feedUri, frequency } = attributes;
	const { provider, accountName, spamCheck, messages } = attributes;
	const isForm = kind !== 'feed';
	useOwnValue( clientId, ownUid );
	// Beside fields that may stay empty, those that may not are told apart.
	const isMarked = useSelect(
		( select ) => select( blockEditorStore ).getBlockCount( clientId ) > 0,
		[ clientId ]
	);
	const custom = useInnerBlocksProps(
		{ className: `${ ROOT }__custom` },
		{ allowedBlocks: ALLOWED, renderAppender: NoAppender }
	);

	const button = (
		<TextInPlace
			tagName="span"
			className={ `${ ROOT }__submit wp-element-button` }
			label={ __( 'Button', 'brolga' ) }
			placeholder={ __( 'Subscribe', 'brolga' ) }
			value={ submitLabel }
			onChange={ ( value ) => setAttributes( { submitLabel: value } ) }
		/>
	);

	return (
		<div { ...useBlockProps() }>
			{ isForm && (
				<FieldToolbar clientId={ clientId } without={ NO_FILES } />
			) }
			<InspectorControls>
				{ kind !== 'list' && (
					<PanelBody title={ __( 'New posts', 'brolga' ) }>
						<SelectControl
							label={ __( 'Visitors subscribe by', 'brolga' ) }
							value={ kind }
							options={ [
								{
									value: 'posts',
									label: __(
										'Email from this site',
										'brolga'
									),
								},
								{
									value: 'feed',
									label: __( 'A feed service', 'brolga' ),
								},
							] }
							onChange={ ( value ) =>
								setAttributes( { kind: value } )
							}
							__next40pxDefaultSize
						/>
						{ kind === 'posts' ? (
							<SelectControl
								label={ __( 'Frequency', 'brolga' ) }
								help={ __(
									'Later changes do not affect people who have already signed up.',
									'brolga'
								) }
								value={ frequency }
								options={ FREQUENCIES }
								onChange={ ( value ) =>
									setAttributes( { frequency: value } )
								}
								__next40pxDefaultSize
							/>
						) : (
							<>
								<TextControl
									type="url"
									label={ __( 'Service URL', 'brolga' ) }
									help={ __(
										'Opens in a small window.',
										'brolga'
									) }
									value={ feedUrl }
									onChange={ ( value ) =>
										setAttributes( { feedUrl: value } )
									}
									__next40pxDefaultSize
								/>
								<TextControl
									label={ __( 'Feed name', 'brolga' ) }
									help={ __(
										'Sent as the “uri” parameter.',
										'brolga'
									) }
									value={ feedUri }
									onChange={ ( value ) =>
										setAttributes( { feedUri: value } )
									}
									__next40pxDefaultSize
								/>
							</>
						) }
					</PanelBody>
				) }
				{ isForm && (
					<>
						<PanelBody title={ __( 'Sign-up', 'brolga' ) }>
							{ kind === 'list' && (
								<ListFields
									provider={ provider }
									accountName={ accountName }
									listId={ listId }
									onChange={ setAttributes }
								/>
							) }
							<ToggleControl
								label={ __(
									'Ask for the first name',
									'brolga'
								) }
								checked={ firstName }
								onChange={ ( value ) =>
									setAttributes( { firstName: value } )
								}
							/>
							<ToggleControl
								label={ __(
									'Ask for the last name',
									'brolga'
								) }
								checked={ lastName }
								onChange={ ( value ) =>
									setAttributes( { lastName: value } )
								}
							/>
						</PanelBody>
						<AfterPanel
							placeholder={
								provider === 'local'
									? __(
											'Almost there. Please open the email we have just sent you and confirm your address.',
											'brolga'
										)
									: __(
											'Thank you for signing up. If we send you a confirmation email, please follow the link in it.',
											'brolga'
										)
							}
							message={ success }
							onMessage={ ( value ) =>
								setAttributes( { success: value } )
							}
							help={ __(
								'On that page, tell people that an email is on its way.',
								'brolga'
							) }
							url={ redirectUrl }
							query={ redirectQuery }
							onChange={ setAttributes }
						/>
						<WordsPanel
							labels={ WORDED }
							words={ messages }
							onChange={ ( key, text ) =>
								setAttributes( {
									messages: { ...messages, [ key ]: text },
								} )
							}
						/>
						<PanelBody
							title={ __( 'Spam', 'brolga' ) }
							initialOpen={ false }
						>
							<SpamCheck
								value={ spamCheck }
								onChange={ ( value ) =>
									setAttributes( { spamCheck: value } )
								}
							/>
						</PanelBody>
					</>
				) }
			</InspectorControls>

			<TextInPlace
				tagName="p"
				className={ `${ ROOT }__title` }
				label={ __( 'Heading', 'brolga' ) }
				placeholder={ __( 'What people get, and how often', 'brolga' ) }
				value={ title }
				onChange={ ( value ) => setAttributes( { title: value } ) }
			/>
			{ isForm ? (
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
					<Field
						label={ __( 'Email', 'brolga' ) }
						isMarked={ isMarked }
					/>
					<div { ...custom } />
					{ button }
					<TextInPlace
						tagName="p"
						className={ `${ ROOT }__consent` }
						label={ __( 'Consent text', 'brolga' ) }
						placeholder={
							kind === 'posts' ? PROMISES[ frequency ] : NEWS
						}
						value={ consent }
						onChange={ ( value ) =>
							setAttributes( { consent: value } )
						}
					/>
					<FieldAppender clientId={ clientId } without={ NO_FILES } />
				</div>
			) : (
				button
			) }
		</div>
	);
};
