<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Roles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST routes `brolga/v1/mail/test`, which sends a test email, and `brolga/v1/mail/domain`,
 * which looks up the sender's domain. Both connect to other servers and only when a user presses a
 * button, so both are POST routes. `brolga/v1/mail/preview` shows what emails look like.
 *
 * @see OUTBOX-17 REST-11 EMAIL-867
 */
final class MailController implements Controller {

	public function __construct(
		private readonly TestMail $test,
		private readonly SenderDomain $domain,
		private readonly Settings $settings,
		private readonly Sender $sender,
		private readonly EmailPreview $preview
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$routes->open( '/mail/test', 'POST', $this->send( ... ), 'mail-test' );
		$routes->open( '/mail/domain', 'POST', $this->look_up( ... ) );
		$routes->open(
			'/mail/preview',
			'GET',
			$this->show( ... ),
			args: [
				'kind' => [
					'description' => 'The kind of email, as the answer names them. Default: the first.',
					'type'        => 'string',
					'maxLength'   => 40,
					'default'     => '',
				],
			]
		);
	}

	/**
	 * Sends a test email.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function send( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->test->send( is_string( $request['to'] ) ? $request['to'] : '' ) );
	}

	/**
	 * Returns an example of an email, as HTML and as text.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function show( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->preview->of( is_string( $request['kind'] ) ? $request['kind'] : '' ) );
	}

	/**
	 * Checks the DNS records of the sender's domain (SPF, DKIM, DMARC).
	 *
	 * @see OUTBOX-720
	 */
	private function look_up(): WP_REST_Response|WP_Error {
		$address = $this->sender->used();
		$domain  = strtolower( substr( $address, 1 + (int) strrpos( $address, '@' ) ) );
		if ( false === is_email( $address ) || ! Mailboxes::can_be_set( $domain ) ) {
			return new WP_Error(
				'brolga_sender_first',
				sprintf(
					/* translators: %s: a domain, such as localhost or gmail.com. */
					__( 'Emails currently come from %s, a domain whose records you cannot change. Enter an email address at your own domain under Sender, and save.', 'brolga' ),
					$domain
				),
				[ 'status' => 409 ]
			);
		}
		return new WP_REST_Response(
			[
				'address' => $address,
				'records' => $this->domain->check(
					$address,
					SmtpServer::of( $this->settings->of( new MailSection() ) )
				),
			]
		);
	}
}
