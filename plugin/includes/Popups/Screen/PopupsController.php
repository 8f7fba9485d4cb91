<?php
declare( strict_types=1 );

namespace Brolga\Popups\Screen;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Clock;
use Brolga\Popups\Counts\PopupCountRepository;
use Brolga\Popups\PopupMarkup;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use Brolga\Popups\Triggers\PopupTriggers;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST routes of the Popups screen: lists popups with their counts, and turns them on or off.
 *
 * @see POPUP-43
 */
final class PopupsController implements Controller {

	private const DAYS = 30;

	private const MOST = 200;

	public function __construct(
		private readonly PopupCountRepository $counts,
		private readonly Clock $clock,
		private readonly Fields $fields,
		private readonly PopupTriggers $triggers
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( PopupsScreen::CAPABILITY );
		$routes->open( '/popups', 'GET', $this->list( ... ) );
		$routes->open( '/popups/(?P<id>[1-9][0-9]{0,17})', 'POST', $this->switch( ... ), 'popup-switch' );
	}

	/** Lists all popups, newest first, with their counts of the last 30 days. */
	private function list(): WP_REST_Response {
		$popups = get_posts(
			[
				'post_type'   => PopupType::POST_TYPE,
				'post_status' => [ 'publish', 'future', 'draft', 'pending', 'private' ],
				'numberposts' => self::MOST,
				'orderby'     => 'date',
				'order'       => 'DESC',
			]
		);
		return new WP_REST_Response(
			[
				'days'   => self::DAYS,
				'popups' => $this->lines( array_values(
					array_filter( $popups, static fn ( mixed $popup ): bool => $popup instanceof WP_Post )
				) ),
			]
		);
	}

	/**
	 * Turns a popup on or off, and returns it. Also requires permission to publish it.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function switch( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id    = is_numeric( $request['id'] ) ? (int) $request['id'] : 0;
		$popup = get_post( $id );
		if ( ! $popup instanceof WP_Post || ! PopupType::is( $popup ) || 'trash' === $popup->post_status ) {
			return new WP_Error(
				'brolga_no_popup',
				__( 'This popup no longer exists. Reload the page.', 'brolga' ),
				[ 'status' => 404 ]
			);
		}
		if ( ! current_user_can( 'edit_post', $id ) || ! current_user_can( 'publish_post', $id ) ) {
			return new WP_Error(
				'brolga_not_yours',
				__( 'You are not allowed to turn this popup on or off. Ask an administrator for permission.', 'brolga' ),
				[ 'status' => 403 ]
			);
		}
		$saved = wp_update_post(
			[
				'ID'          => $id,
				'post_status' => true === $request['on'] ? 'publish' : 'draft',
			],
			true
		);
		if ( $saved instanceof WP_Error ) {
			return $saved;
		}
		$now = get_post( $id );
		return new WP_REST_Response( $now instanceof WP_Post ? $this->lines( [ $now ] )[0] : null );
	}

	/**
	 * @param list<WP_Post> $popups
	 * @return list<array<string, mixed>>
	 */
	private function lines( array $popups ): array {
		$since  = $this->clock
			->now()
			->setTimezone( wp_timezone() )
			->modify( '-' . ( self::DAYS - 1 ) . ' days' )
			->format( 'Y-m-d' );
		$counts = [] === $popups ? [] : $this->counts->since( $since );
		return array_map(
			function ( WP_Post $popup ) use ( $counts ): array {
				$settings = $this->fields->of( $popup->ID );
				$is_on    = 'publish' === $popup->post_status;
				$may_edit = current_user_can( 'edit_post', $popup->ID );
				$title    = wp_strip_all_tags( html_entity_decode( get_the_title( $popup ), ENT_QUOTES, 'UTF-8' ) );
				return [
					'id'        => $popup->ID,
					'name'      => '' === $title ? __( '(no title)', 'brolga' ) : $title,
					'on'        => $is_on,
					'trigger'   => $this->triggers->of( $settings )->summary( $settings->values ),
					'where'     => PopupWords::where( $settings->conditions ),
					'shown'     => $counts[ $popup->ID ]['shown'] ?? 0,
					'converted' => $counts[ $popup->ID ]['converted'] ?? 0,
					// Links that the user may not open are empty.
					'edit'      => $may_edit ? (string) get_edit_post_link( $popup->ID, 'raw' ) : '',
					'view'      => ( $is_on
						? (string) get_permalink( $popup )
						: (string) get_preview_post_link( $popup ) )
						. '#'
						. PopupMarkup::element( $popup->ID ),
					'may_switch' => $may_edit && current_user_can( 'publish_post', $popup->ID ),
				];
			},
			$popups
		);
	}
}
