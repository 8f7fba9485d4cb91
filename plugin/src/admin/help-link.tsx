/**
 * The way from a screen to the page of the handbook that explains it.
 */
import { __, sprintf } from '@wordpress/i18n';

/**
 * Pages of docs/use, with a heading where only a part of one is meant, by the
 * section of the settings or the screen. `bin/test static` looks for each.
 */
const TOPICS = {
	ai: 'ai',
	business: 'first-page#tell-brolga-who-you-are',
	consent: 'consent',
	experiments: 'ab-test',
	forms: 'first-form',
	leads: 'inbox',
	mail: 'email',
	newsletter: 'newsletter',
	notifications: 'first-form#make-it-yours',
	popups: 'popup',
	privacy: 'care#uninstall',
	shop: 'shop#settle-the-details',
	spam: 'inbox#if-too-much-or-too-little-is-caught',
	tracking: 'consent#connect-what-you-use',
	webhooks: 'slack-and-sheets',
} as const;

/** What the handbook has something to say about. */
export type Topic = keyof typeof TOPICS;

/**
 * Whether the handbook explains a section.
 *
 * @param id The section.
 */
export const isTopic = ( id: string ): id is Topic =>
	Object.hasOwn( TOPICS, id );

/** @see START-697 */
export const HelpLink = ( {
	topic,
	title,
}: {
	readonly topic: Topic;
	/** What it explains, for those who hear links one by one. */
	readonly title: string;
} ) => (
	<a
		href={ `admin.php?page=brolga-help&topic=${ TOPICS[ topic ] }` }
		aria-label={ sprintf(
			/* translators: %s: what is explained, such as “Email”. */
			__( 'Learn more: %s', 'brolga' ),
			title
		) }
	>
		{ __( 'Learn more', 'brolga' ) }
	</a>
);
