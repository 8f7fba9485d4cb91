<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Support\Constants;

/**
 * Builds the action names for spam protection services, such as `Brolga/Module/ContactForm/0` or
 * `Brolga/Module/EmailOptin/List/newsletter`.
 *
 * @see SPAM-1
 */
final class Action {

	/** @param int $number The form's number on its page, from 0. */
	public static function of_form( int $number ): string {
		return self::named( Constants::SPAM_CONTACT_FORM_ACTION, '{number}', (string) $number );
	}

	public static function of_list( string $id ): string {
		return self::named( Constants::SPAM_NEWSLETTER_ACTION, '{list}', $id );
	}

	private static function named( string $pattern, string $place, string $value ): string {
		/**
		 * Filters the prefix of the action names that are sent to a spam protection service.
		 *
		 * @since 0.1.0
		 *
		 * @param string $prefix `Brolga`.
		 *
		 * @example
		 * add_filter( 'brolga_spam_action_prefix', static fn (): string => 'Example' );
		 */
		$prefix = apply_filters( 'brolga_spam_action_prefix', Constants::SPAM_ACTION_PREFIX );
		return strtr(
			$pattern,
			[
				'{prefix}' => is_string( $prefix ) ? $prefix : Constants::SPAM_ACTION_PREFIX,
				$place     => $value,
			]
		);
	}
}
