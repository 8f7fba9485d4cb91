<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Cli\Terminal;
use Brolga\Newsletter\Lists\Enrolment;
use Brolga\Newsletter\Lists\EnrolmentOutcome;
use WP_CLI;

/**
 * The command `wp brolga subscribe`.
 *
 * @see LEAD-20 NEWS-30
 */
final class SubscribeCommand {

	public function __construct( private readonly Enrolment $enrolment ) {}

	/**
	 * Adds a subscriber.
	 *
	 * By default, Brolga emails the address and adds it to the list after confirmation. An address that is already on
	 * the list is not changed.
	 *
	 * ## OPTIONS
	 *
	 * <email>
	 * : The email address.
	 *
	 * [--list=<list>]
	 * : The list. For a list kept by a provider, use provider/account/list.
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
	 * : How this person agreed, kept as proof of consent. Required with --confirmed. By default: that an administrator
	 * entered the address.
	 *
	 * [--confirmed]
	 * : Add the address without a confirmation email. People who have unsubscribed are not added.
	 *
	 * [--double-opt-in]
	 * : Ask for confirmation by email (default).
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga subscribe jo@example.com
	 *     wp brolga subscribe jo@example.com --list=trade --first-name=Jo --confirmed --consent="On paper at the stall,
	 *     20 November 2026"
	 *
	 * @param list<string>               $args    The address.
	 * @param array<string, string|true> $options By name.
	 */
	public function __invoke( array $args, array $options ): void {
		if ( isset( $options['confirmed'], $options['double-opt-in'] ) ) {
			WP_CLI::error( __( 'Choose one: --confirmed sends no email, --double-opt-in sends a confirmation email.', 'brolga' ) );
		}
		$output = Terminal::run( new SubscribeAbility( $this->enrolment ), [
			'email'      => $args[0] ?? '',
			'list'       => $options['list'] ?? null,
			'first_name' => $options['first-name'] ?? null,
			'last_name'  => $options['last-name'] ?? null,
			'consent'    => $options['consent'] ?? null,
			'confirmed'  => isset( $options['confirmed'] ),
		] );
		WP_CLI::success( EnrolmentOutcome::from( $output['outcome'] )->message() );
	}
}
