<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Settings\InvalidSettings;
use Brolga\Core\Settings\SectionFields;
use Brolga\Core\Settings\SettingsConflict;
use Brolga\Core\Settings\SettingsService;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Roles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST routes `brolga/v1/settings` to list, read and change sections of the settings. All require
 * the capability `brolga_manage_settings`. Secrets can be written but are never returned.
 *
 * @see OUTBOX-17 REST-10 REST-11 REST-14
 */
final class SettingsController implements Controller {

	private const ONE = '/settings/(?P<section>[a-z][a-z0-9_-]{0,31})';

	public function __construct( private readonly SettingsService $settings ) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$routes->open( '/settings', 'GET', $this->list( ... ) );
		$routes->open( self::ONE, 'GET', $this->read( ... ) );
		$routes->open( self::ONE, 'PUT', $this->change( ... ), 'settings-change' );
	}

	/** Lists all sections of the settings with their values, in the order of the screen. */
	private function list(): WP_REST_Response {
		$sections  = $this->settings->sections();
		$positions = array_map(
			static fn ( Section $section ): int => SectionForm::of( $section )->position,
			$sections
		);
		asort( $positions );
		return new WP_REST_Response(
			array_map( fn ( int $at ): array => $this->format( $sections[ $at ] ), array_keys( $positions ) )
		);
	}

	/**
	 * Returns one section of the settings.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$section = $this->section( $request );
		return $section instanceof Section ? new WP_REST_Response( $this->format( $section ) ) : $section;
	}

	/**
	 * Changes a section of the settings and returns it.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$section = $this->section( $request );
		if ( ! $section instanceof Section ) {
			return $section;
		}
		$changes = [];
		foreach ( is_array( $request['values'] ) ? $request['values'] : [] as $name => $value ) {
			$changes[ (string) $name ] = $value;
		}
		try {
			$this->settings->save(
				$section,
				$changes,
				is_string( $request['version'] ) ? $request['version'] : '',
				get_current_user_id()
			);
		} catch ( InvalidSettings $invalid ) {
			return self::invalid( $invalid );
		} catch ( SettingsConflict ) {
			return $this->conflict( $section );
		}
		return new WP_REST_Response( $this->format( $section ) );
	}

	/** @phpstan-param WP_REST_Request<array<string, mixed>> $request */
	private function section( WP_REST_Request $request ): Section|WP_Error {
		return $this->settings->section( is_string( $request['section'] ) ? $request['section'] : '' )
			?? new WP_Error(
				'brolga_no_section',
				__( 'These settings no longer exist. Reload the page.', 'brolga' ),
				[ 'status' => 404 ]
			);
	}

	/**
	 * Formats a section as described in plugin/contracts/schemas/settings-section.json.
	 *
	 * @return array<string, mixed>
	 */
	private function format( Section $section ): array {
		$values  = $this->settings->values( $section );
		$open    = [];
		$secrets = [];
		$locked  = [];
		foreach ( $values->names() as $name ) {
			if ( $values->is_secret( $name ) ) {
				$secrets[ $name ] = '' !== $values->text( $name );
			} else {
				$open[ $name ] = $values->value( $name );
			}
			$constant = $values->constant( $name );
			if ( null !== $constant ) {
				$locked[ $name ] = $constant;
			}
		}
		return [
			'id'      => $section->id(),
			'title'   => $section->title(),
			'version' => $values->version(),
			'values'  => (object) $open,
			'secrets' => (object) $secrets,
			'locked'  => (object) $locked,
		] + SectionFields::form( $section );
	}

	private static function invalid( InvalidSettings $invalid ): WP_REST_Response {
		$errors = [];
		foreach ( $invalid->errors as $field => $message ) {
			$errors[] = [
				'field'   => $field,
				'message' => $message,
			];
		}
		return new WP_REST_Response(
			[
				'code'    => ErrorKey::BadRequest->value,
				'message' => __( 'Nothing was saved. Correct the marked values, then save again.', 'brolga' ),
				'errors'  => $errors,
			],
			400
		);
	}

	/** Answers when somebody else has saved meanwhile: returns the stored values and that person. */
	private function conflict( Section $section ): WP_REST_Response {
		$change = $this->settings->last_change( $section );
		$user   = null === $change ? false : get_userdata( $change['user'] );
		return new WP_REST_Response(
			[
				'code'    => 'brolga_settings_conflict',
				'message' => __( 'These settings have changed since you opened them, so your changes were not saved. Check the current values, then save again.', 'brolga' ),
				'by'      => false === $user ? '' : $user->display_name,
				'current' => $this->format( $section ),
			],
			409
		);
	}
}
