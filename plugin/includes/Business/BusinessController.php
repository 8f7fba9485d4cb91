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
 * `brolga/v1/business`: what the editor shows in blocks that are bound to the
 * business, for whoever writes; changed by whoever may change the settings.
 *
 * @see BLOCK-183 REST-14
 */
final class BusinessController implements Controller {

	/** What is typed over in the editor, by the settings' names. */
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

	/**
	 * Returns the business's details as visitors see them.
	 */
	private function read(): WP_REST_Response {
		return new WP_REST_Response( $this->data->all() );
	}

	/**
	 * Changes the business's name, phone number or email address and returns the details.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$section = new BusinessSection();
		$changes = [];
		foreach ( self::TYPED as $name => $setting ) {
			if ( is_string( $request[ $name ] ) ) {
				$changes[ $setting ] = $request[ $name ];
			}
		}
		try {
			$this->settings->save(
				$section,
				$changes,
				$this->settings->values( $section )->version(),
				get_current_user_id()
			);
		} catch ( InvalidSettings $invalid ) {
			return new WP_Error( 'brolga_bad_detail', implode( ' ', $invalid->errors ), [ 'status' => 400 ] );
		} catch ( SettingsConflict ) {
			return new WP_Error(
				'brolga_settings_conflict',
				__( 'These settings have just been changed by somebody else. Save again.', 'brolga' ),
				[ 'status' => 409 ]
			);
		}
		return $this->read();
	}
}
