<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Database\StorageUnavailable;
use WP_CLI;

/**
 * `wp brolga subscribe`.
 *
 * @see LEAD-20 NEWS-30
 */
final class SubscribeCommand {

	public function __construct( private readonly Enrolment $enrolment ) {}

	/**
	 * Puts somebody on a list.
	 *
	 * As a rule a mail asks the owner of the address, who is on the list once they
	 * confirm. An address that is on the list already is left as it is.
	 *
	 * ## OPTIONS
	 *
	 * <email>
	 * : The address.
	 *
	 * [--list=<list>]
	 * : The list; for one that a provider keeps, provider/account/list.
	 * ---
	 * default: newsletter
	 * ---
	 *
	 * [--first-name=<name>]
	 * : First name.
	 *
	 * [--last-name=<name>]
	 * : Last name.
	 *
	 * [--consent=<words>]
	 * : How this person agreed. Kept as the proof; needed with --confirmed. Without it: that an administrator entered the address.
	 *
	 * [--confirmed]
	 * : Put them on the list at once, on your word that they agreed. Who has left the list stays off it.
	 *
	 * [--double-opt-in]
	 * : Let a mail ask, which is the rule.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga subscribe jo@example.com
	 *     wp brolga subscribe jo@example.com --list=trade --first-name=Jo --confirmed --consent="On paper at the stall, 20 November 2026"
	 *
	 * @param list<string>               $args    The address.
	 * @param array<string, string|true> $options By name.
	 */
	public function __invoke( array $args, array $options ): void {
		$text = static fn ( string $name, string $other = '' ): string => is_string( $options[ $name ] ?? null ) ? $options[ $name ] : $other;
		if ( isset( $options['confirmed'], $options['double-opt-in'] ) ) {
			WP_CLI::error( __( 'Choose one: --confirmed sends no email, --double-opt-in sends a confirmation email.', 'brolga' ) );
		}
		try {
			$outcome = $this->enrolment->enrol( $args[0] ?? '', $text( 'list', 'newsletter' ), $text( 'first-name' ), $text( 'last-name' ), $text( 'consent' ), isset( $options['confirmed'] ), get_current_user_id() );
		} catch ( EnrolmentRefused $refusal ) {
			WP_CLI::error( $refusal->getMessage() );
		} catch ( StorageUnavailable ) {
			WP_CLI::error( __( 'The database is not responding. Please try again in a minute.', 'brolga' ) );
		}
		WP_CLI::success( $outcome->message() );
	}
}
