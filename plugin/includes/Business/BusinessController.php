<?php
declare( strict_types=1 );

namespace Brolga\Business;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Settings\InvalidSettings;
use Brolga\Core\Settings\SettingsConflict;
use Brolga\Core\Settings\SettingsService;
use Brolga\Core\Support\Roles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `brolga/v1/business`: the business details for blocks in the editor. Authors can read them; only
 * users who can change the settings can change them.
 *
 * @see BLOCK-183 BLOCK-440 REST-14
 */
final class BusinessController implements Controller {

	private const TYPED = [
		'name'  => 'business_name',
		'phone' => 'business_phone',
		'email' => 'business_email',
	];

	public function __construct(
		private readonly EditorData $data,
		private readonly SettingsService $settings
	) {}

	public function add_routes(): void {
		( new ProtectedRoutes( 'edit_posts' ) )->open( EditorData::PATH, 'GET', $this->read( ... ) );
		( new ProtectedRoutes( Roles::MANAGE_SETTINGS ) )->open(
			EditorData::PATH,
			'POST',
			$this->change( ... ),
			'business-change'
		);
	}

	/** Returns the business's details as visitors see them. */
	private function read(): WP_REST_Response {
		return $this->answer( [] );
	}

	/**
	 * Changes the business's name, phone number or email address and returns the
	 * details. What cannot be used is named in `problems` and stays as it was: it
	 * holds up neither the others nor the page they were typed on.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$problems = [];
		try {
			foreach ( array_keys( self::TYPED ) as $name ) {
				$typed   = $request[ $name ];
				$problem = is_string( $typed ) ? $this->save( $name, $typed ) : null;
				if ( null !== $problem ) {
					$problems[] = $problem;
				}
			}
		} catch ( SettingsConflict ) {
			return new WP_Error(
				'brolga_settings_conflict',
				__( 'Somebody else has just changed these settings. Save again.', 'brolga' ),
				[ 'status' => 409 ]
			);
		}
		return $this->answer( $problems );
	}

	/**
	 * @param key-of<self::TYPED> $name
	 * @return string|null The error message; null: saved.
	 * @throws SettingsConflict If somebody else has changed the section at the same time.
	 */
	private function save( string $name, string $typed ): ?string {
		$section = new BusinessSection();
		try {
			$this->settings->save(
				$section,
				[ self::TYPED[ $name ] => $typed ],
				$this->settings->values( $section )->version(),
				get_current_user_id()
			);
			return null;
		} catch ( InvalidSettings $invalid ) {
			$refusal = match ( $name ) {
				/* translators: %s: what the owner typed. */
				'name'  => __( '“%s” was not saved as the name of your business.', 'brolga' ),
				/* translators: %s: what the owner typed. */
				'phone' => __( '“%s” was not saved as your phone number.', 'brolga' ),
				/* translators: %s: what the owner typed. */
				'email' => __( '“%s” was not saved as your email address.', 'brolga' ),
			};
			return sprintf( $refusal, $typed ) . ' ' . implode( ' ', $invalid->errors );
		}
	}

	/** @param list<string> $problems */
	private function answer( array $problems ): WP_REST_Response {
		return new WP_REST_Response( [ ...$this->data->all(), 'problems' => $problems ] );
	}
}
