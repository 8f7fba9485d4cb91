<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Clock;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST route `brolga/v1/list-fields`: what lists of a post type can be sorted and filtered by, and what is wrong
 * with the settings of one.
 *
 * @see BLOG-891 BLOG-896
 */
final class ListFieldsController implements Controller {

	public function __construct( private readonly Clock $clock ) {}

	public function add_routes(): void {
		( new ProtectedRoutes( 'edit_posts' ) )->open(
			'/list-fields',
			'GET',
			$this->answer( ... ),
			args: [
				'type' => [
					'type'        => 'string',
					'required'    => true,
					'description' => 'A post type.',
				],
				'list' => [
					'type'        => 'object',
					'default'     => [],
					'description' => 'The settings of a list, as its block keeps them.',
				],
			]
		);
	}

	/**
	 * Names the fields, and the problems of a list.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function answer( WP_REST_Request $request ): WP_REST_Response {
		$type     = $request['type'];
		$fields   = ListFields::of( is_string( $type ) ? $type : '' );
		$settings = ListSettings::of( $request['list'], $fields, $this->clock->now()->setTimezone( wp_timezone() ) );
		return new WP_REST_Response( [
			'fields'   => array_map(
				static fn ( ListField $field ): array => [
					'id'    => $field->id,
					'label' => $field->label,
					'kind'  => $field->kind->value,
					'open'  => $field->is_open,
				],
				array_values( $fields )
			),
			'problems' => $settings->problems,
		] );
	}
}
