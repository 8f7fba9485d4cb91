<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Consent records: `brolga/v1/consent-proofs` returns how many are stored, and `brolga/v1/consent-proofs/{id}` one by
 * its consent number.
 *
 * @see CONSENT-29 CONSENT-30
 */
final class ProofsController implements Controller {

	public function __construct(
		private readonly ProofRepository $proofs,
		private readonly ConsentWordingRepository $wordings,
		private readonly ConsentQuestion $question
	) {}

	public function add_routes(): void {
		$owners = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$owners->open( '/consent-proofs', 'GET', $this->all( ... ) );
		$owners->open( '/consent-proofs/(?P<id>[\da-f]{32})', 'GET', $this->one( ... ) );
	}

	/** Returns how many consent records are stored, and the URL that exports them. */
	private function all(): WP_REST_Response {
		return new WP_REST_Response(
			[
				'count'  => $this->proofs->count(),
				'export' => [
					'url'   => admin_url( 'admin-post.php?action=' . ProofsDownload::ACTION ),
					'nonce' => wp_create_nonce( ProofsDownload::ACTION ),
				],
			]
		);
	}

	/**
	 * Returns a consent record: when the visitor answered (UTC), how, the names of the services that they agreed to,
	 * and the wording that they saw (`version`, `locale`, `title`, `text`, and `services` with `title`, `purpose` and
	 * `host`), which is null if it is not stored.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function one( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id  = $request['id'];
		$row = $this->proofs->find( is_string( $id ) ? $id : '' );
		if ( null === $row ) {
			return new WP_Error(
				'not_found',
				__( 'No answer with this number is stored. Check the number for typos. Older answers may have been deleted.', 'brolga' ),
				[ 'status' => 404 ]
			);
		}
		$version   = (string) $row['version'];
		[ $asked ] = $this->wordings->find( $version ) ?? [ null ];
		$services  = $this->question->services();
		return new WP_REST_Response(
			[
				'id'      => $row['id'],
				'at'      => str_replace( ' ', 'T', (string) $row['created_at'] ) . 'Z',
				'action'  => $row['action'],
				'mode'    => $row['mode'],
				// The service's title at that time; its ID if the title is unknown.
				'granted' => array_map(
					static fn (
						string $service
					): string => $asked->services[ $service ]['title'] ?? $services[ $service ]->title ?? $service,
					'' === (string) $row['granted'] ? [] : explode( ' ', (string) $row['granted'] )
				),
				'wording' => null === $asked ? null : self::wording( $version, $asked ),
			]
		);
	}

	/** @return array<string, mixed> */
	private static function wording( string $version, ConsentWording $asked ): array {
		return [
			'version'  => $version,
			'locale'   => $asked->locale,
			'title'    => $asked->words['title'] ?? '',
			'text'     => $asked->words['text'] ?? '',
			'services' => array_map(
				static fn ( array $service ): array => [
					'title'   => $service['title'],
					'purpose' => $service['purpose'],
					'host'    => $service['host'],
				],
				array_values( $asked->services )
			),
		];
	}
}
