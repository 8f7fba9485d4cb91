<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Api\Newsletter\Account;
use Brolga\Core\Privacy\PolicySource;
use Brolga\Newsletter\Providers\Accounts;
use Brolga\Newsletter\Providers\ListApis;
use Brolga\Newsletter\Providers\WebhookList;

/**
 * The newsletter's text for WordPress' privacy policy guide: what a sign-up stores, and which
 * services receive it.
 *
 * @see PRIV-4
 */
final class NewsletterPolicy implements PolicySource {

	public function __construct( private readonly Accounts $accounts, private readonly ListApis $apis ) {}

	/** @return list<string> */
	public function policy(): array {
		$said  = [ __( 'When you sign up for our newsletter, we ask you to confirm by email. We keep your address, anything else you entered in the form and, as proof of consent, the text you agreed to, the page, the time and a hash of your IP address, made with a secret key. Every email has a link to unsubscribe. Addresses that are not confirmed are deleted.', 'brolga' ) ];
		$kinds = array_unique( array_map(
			static fn ( Account $account ): string => $account->kind,
			array_values( $this->accounts->all() )
		) );
		$names = array_map( $this->apis->label( ... ), array_diff( $kinds, [ WebhookList::NAME ] ) );
		if ( [] !== $names ) {
			$said[] = sprintf(
				/* translators: %s: names of services, separated by commas. */
				__( 'Some of our lists are managed by other services: %s. They receive what you told us when you signed up.', 'brolga' ),
				implode( ', ', $names )
			);
		}
		if ( in_array( WebhookList::NAME, $kinds, true ) ) {
			$said[] = __( 'We share some of what you send us with other services. [Name the services here.]', 'brolga' );
		}
		return $said;
	}
}
