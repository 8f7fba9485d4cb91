<?php
/**
 * What a privacy policy should say about us.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Privacy;

use Brolga\Core\Module;
use Brolga\Core\Settings\Settings;
use Brolga\Newsletter\Providers\Account;
use Brolga\Newsletter\Providers\Accounts;
use Brolga\Newsletter\Providers\ProviderKind;
use Brolga\Spam\SpamSettings;
use Brolga\Webhooks\Webhooks;

/**
 * Suggests a text under Settings > Privacy: what is kept, why, how long.
 *
 * @see PRIV-4
 */
final class PolicyText implements Module {

	/**
	 * Keeps the settings.
	 *
	 * @param Settings     $settings Know how long entries are kept.
	 * @param SpamSettings $spam     Know who tells robots.
	 * @param Accounts     $accounts Know which services keep lists.
	 * @param Webhooks     $webhooks Know whether other servers are told.
	 */
	public function __construct(
		private readonly Settings $settings,
		private readonly SpamSettings $spam,
		private readonly Accounts $accounts,
		private readonly Webhooks $webhooks
	) {}

	/**
	 * WordPress asks in wp-admin alone.
	 */
	public function can_register(): bool {
		return is_admin();
	}

	/**
	 * Suggests it when WordPress asks.
	 */
	public function register(): void {
		add_action( 'admin_init', fn () => wp_add_privacy_policy_content( 'Brolga', $this->text() ) );
	}

	/**
	 * The text.
	 *
	 * @see PRIV-4
	 */
	public function text(): string {
		$days = $this->settings->retention_days();
		return implode(
			'',
			array_map(
				static fn ( string $paragraph ): string => '<p>' . esc_html( $paragraph ) . '</p>',
				[
					__( 'When you send us a form, we keep what you wrote, the page you sent it from, the page and campaign you came from, and the time, so that we can answer you. We keep your internet address only as a code from which it cannot be read, to stop misuse.', 'brolga' ),
					__( 'Where a form asks for your agreement, we keep the words you agreed to.', 'brolga' ),
					0 === $days
						? __( 'We keep enquiries until we delete them.', 'brolga' )
						/* translators: %d: a number of days. */
						: sprintf( _n( 'We delete enquiries after %d day.', 'We delete enquiries after %d days.', $days, 'brolga' ), $days ),
					__( 'When you sign up for our newsletter, we ask you by e-mail to confirm it. We keep your address, your name if you gave it, and as proof the words you agreed to, the page and the time. Each e-mail has a link by which you leave the list. An address that nobody confirms is deleted again.', 'brolga' ),
					...$this->others(),
					__( 'You can ask us for what we keep about you, and to delete it.', 'brolga' ),
				]
			)
		);
	}

	/**
	 * Who else learns something, because the owner has set it up.
	 *
	 * @return list<string>
	 */
	private function others(): array {
		$said  = [];
		$kinds = array_map( static fn ( Account $account ): ProviderKind => $account->kind, array_values( $this->accounts->all() ) );
		$names = array_unique( array_map( static fn ( ProviderKind $kind ): string => $kind->label(), array_filter( $kinds, static fn ( ProviderKind $kind ): bool => ProviderKind::Webhook !== $kind ) ) );
		if ( [] !== $names ) {
			/* translators: %s: names of services, separated by commas. */
			$said[] = sprintf( __( 'Some of our lists are kept by services that work for us: %s. They learn what you told us when you signed up.', 'brolga' ), implode( ', ', $names ) );
		}
		if ( [] !== $this->webhooks->all() || in_array( ProviderKind::Webhook, $kinds, true ) ) {
			$said[] = __( 'Some of what you send us is handed on to other servers that work for us. [Please name them here.]', 'brolga' );
		}
		$service = $this->spam->service();
		if ( null !== $service ) {
			/* translators: %s: a company's name. */
			$said[] = sprintf( __( 'To tell people from robots, our forms load a service of %s, which then sees your internet address and your browser.', 'brolga' ), $service->company() );
		}
		return $said;
	}
}
