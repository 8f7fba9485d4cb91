/**
 * The sidebar of a sign-up: whom it signs up for what, and what happens then.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import { AfterPanel, SpamCheck, WordsPanel } from '@brolga/editor-forms';
import { ListFields } from '../../src/newsletter/editor/list-fields';
import { sendsPosts } from '../../src/newsletter/rest/local-lists';
import type { Attributes } from './types';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< Attributes >,
	'attributes' | 'setAttributes'
>;

const WAYS: { value: Attributes[ 'kind' ]; label: string }[] = [
	{ value: 'posts', label: __( 'Email from this site', 'brolga' ) },
	{ value: 'feed', label: __( 'A feed service', 'brolga' ) },
];

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

const SENDS = __( 'New posts are emailed to this list.', 'brolga' );

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

const FeedFields = ( props: SettingsProps ) => {
	const { input } = bound( props );
	return (
		<>
			<TextControl
				type="url"
				label={ __( 'Service URL', 'brolga' ) }
				help={ __(
					'The feed service opens in a small window.',
					'brolga'
				) }
				{ ...input( 'feedUrl' ) }
			/>
			<TextControl
				label={ __( 'Feed name', 'brolga' ) }
				help={ __(
					'Sent to the service as the “uri” parameter.',
					'brolga'
				) }
				{ ...input( 'feedUri' ) }
			/>
		</>
	);
};

/** How visitors hear of new posts. */
const PostsPanel = ( props: SettingsProps ) => {
	const { input } = bound( props );
	return (
		<PanelBody title={ __( 'New posts', 'brolga' ) }>
			<SelectControl
				label={ __( 'Subscription method', 'brolga' ) }
				options={ WAYS }
				{ ...input( 'kind' ) }
			/>
			{ props.attributes.kind === 'posts' ? (
				<SelectControl
					label={ __( 'Frequency', 'brolga' ) }
					help={ __(
						'Later changes do not affect people who have already signed up.',
						'brolga'
					) }
					options={ FREQUENCIES }
					{ ...input( 'frequency' ) }
				/>
			) : (
				<FeedFields { ...props } />
			) }
		</PanelBody>
	);
};

/**
 * What the form's list sends, with the way to have it send new posts. What a
 * provider's list sends is the provider's.
 *
 * @see NEWS-640
 */
const Sending = ( { attributes, setAttributes }: SettingsProps ) => {
	const { kind, provider, listId } = attributes;
	if ( kind === 'list' && provider !== 'local' ) {
		return null;
	}
	if ( kind === 'list' && sendsPosts( listId ) ) {
		return <p>{ SENDS }</p>;
	}
	return (
		<ToggleControl
			label={ __( 'Email new posts', 'brolga' ) }
			help={
				kind === 'posts'
					? SENDS
					: __(
							'Nothing is sent to this list yet. Turn this on to email new posts to people who sign up from now on, or export the list under Brolga > Subscribers.',
							'brolga'
						)
			}
			checked={ kind === 'posts' }
			onChange={ ( on ) =>
				setAttributes( { kind: on ? 'posts' : 'list' } )
			}
		/>
	);
};

const SignUpPanel = ( props: SettingsProps ) => {
	const { kind, provider, accountName, listId } = props.attributes;
	const { toggle } = bound( props );
	return (
		<PanelBody title={ __( 'Sign-up', 'brolga' ) }>
			{ kind === 'list' && (
				<ListFields
					provider={ provider }
					accountName={ accountName }
					listId={ listId }
					onChange={ props.setAttributes }
				/>
			) }
			<Sending { ...props } />
			<ToggleControl
				label={ __( 'Ask for the first name', 'brolga' ) }
				{ ...toggle( 'firstName' ) }
			/>
			<ToggleControl
				label={ __( 'Ask for the last name', 'brolga' ) }
				{ ...toggle( 'lastName' ) }
			/>
		</PanelBody>
	);
};

/** What is said where the owner says nothing: our own list waits for a click. */
const thanks = ( isOurs: boolean ): string =>
	isOurs
		? __(
				'Almost there. Please open the email we have just sent you and confirm your address.',
				'brolga'
			)
		: __(
				'Thank you for signing up. If we send you a confirmation email, please follow the link in it.',
				'brolga'
			);

const AfterSignUpPanel = ( { attributes, setAttributes }: SettingsProps ) => {
	const { provider, success, redirectUrl, redirectQuery } = attributes;
	return (
		<AfterPanel
			placeholder={ thanks( provider === 'local' ) }
			message={ success }
			onMessage={ ( value ) => setAttributes( { success: value } ) }
			help={ __(
				'On the page that opens after sign-up, tell people that an email is on its way.',
				'brolga'
			) }
			url={ redirectUrl }
			query={ redirectQuery }
			onChange={ setAttributes }
		/>
	);
};

/** What there is to set where visitors fill in a form. */
const FormPanels = ( props: SettingsProps ) => {
	const { messages } = props.attributes;
	return (
		<>
			<SignUpPanel { ...props } />
			<AfterSignUpPanel { ...props } />
			<WordsPanel
				labels={ WORDED }
				words={ messages }
				onChange={ ( key, text ) =>
					props.setAttributes( {
						messages: { ...messages, [ key ]: text },
					} )
				}
			/>
			<PanelBody title={ __( 'Spam', 'brolga' ) } initialOpen={ false }>
				<SpamCheck { ...bound( props ).value( 'spamCheck' ) } />
			</PanelBody>
		</>
	);
};

/**
 * All panels.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => {
	const { kind } = props.attributes;
	return (
		<>
			{ kind !== 'list' && <PostsPanel { ...props } /> }
			{ kind !== 'feed' && <FormPanels { ...props } /> }
		</>
	);
};
