<?php
declare( strict_types=1 );

namespace Brolga\Kits\Admin;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use Brolga\Kits\Actions\GivenFile;
use Brolga\Kits\Actions\ImportForms;
use Brolga\Kits\Actions\ImportKit;
use Brolga\Kits\Actions\InspectKit;
use Brolga\Kits\Actions\ListKitItems;
use Brolga\Kits\Actions\UndoKit;
use Brolga\Kits\Import\KitImport;
use Brolga\Kits\Kit\KitRefused;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Kits: what can be exported, and what a file would bring and brings.
 *
 * @see KIT-1 KIT-6 KIT-20 REST-12
 */
final class KitsController implements Controller {

	public function __construct(
		private readonly ListKitItems $list,
		private readonly InspectKit $inspect,
		private readonly ImportKit $import,
		private readonly UndoKit $undo,
		private readonly ImportForms $forms
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$keys   = [
			'type'    => 'array',
			'items'   => [ 'type' => 'string' ],
			'default' => [],
		];
		$routes->open( '/kits', 'GET', $this->list( ... ) );
		$routes->open( '/kits/inspect', 'POST', $this->inspect( ... ) );
		$routes->open( '/kits/import', 'POST', $this->import( ... ), args: [
			'items'   => [ 'description' => 'Keys of items, and `settings` and `brand`.' ] + $keys,
			'replace' => [ 'description' => 'Keys of items that replace what has the same address.' ] + $keys,
		] );
		$routes->open( '/kits/undo', 'POST', $this->undo( ... ) );
		$routes->open( '/kits/forms', 'POST', $this->forms( ... ), args: [
			'dry_run' => [
				'description' => 'Whether to say only what would be imported.',
				'type'        => 'boolean',
				'default'     => false,
			],
		] );
	}

	/** Returns what a kit of this site can hold, and the URL that exports it. */
	private function list(): WP_REST_Response {
		return new WP_REST_Response( $this->list->execute( [] ) + [
			'export' => [
				'url'   => admin_url( 'admin-post.php?action=' . KitDownload::ACTION ),
				'nonce' => wp_create_nonce( KitDownload::ACTION ),
			],
		] );
	}

	/**
	 * Says what a kit (`file`) holds, and what of it this site has already.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function inspect( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array|WP_Error => $this->inspect->of_file( UploadedFile::of( $request ) ) );
	}

	/**
	 * Imports what is chosen of a kit (`file`). If it is not complete, send it again.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array|WP_Error => $this->import->of_file(
			UploadedFile::of( $request ),
			GivenFile::keys( $request['items'] ),
			GivenFile::keys( $request['replace'] ),
			KitImport::SECONDS
		) );
	}

	/** Puts settings and brand back as they were before the latest import. */
	private function undo(): WP_REST_Response|WP_Error {
		return self::answer( fn (): array|WP_Error => $this->undo->execute( [] ) );
	}

	/**
	 * Makes forms of another form plugin’s export (`file`), and reports what does not come along.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function forms( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array|WP_Error => $this->forms->of_file(
			UploadedFile::of( $request ),
			true === $request['dry_run']
		) );
	}

	/** @param callable(): (array<string, mixed>|WP_Error) $work */
	private static function answer( callable $work ): WP_REST_Response|WP_Error {
		try {
			$answer = $work();
		} catch ( KitRefused $refused ) {
			return GivenFile::refusal( $refused->getMessage() );
		}
		return $answer instanceof WP_Error ? $answer : new WP_REST_Response( $answer );
	}
}
