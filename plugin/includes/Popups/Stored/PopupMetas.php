<?php
declare( strict_types=1 );

namespace Brolga\Popups\Stored;

use Brolga\Core\Page\RequestKind;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Popups\Settings\DisplayConditions;
use Brolga\Popups\Settings\PopupType;
use Closure;
use WP_Post;
use WP_REST_Post_Meta_Fields;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the post meta of popups' settings, editable by users who may edit the popup.
 *
 * @see POPUP-32
 */
final class PopupMetas implements Module {

	/** @param Closure(): Fields $fields */
	public function __construct( #[LazyInject( Fields::class )] private readonly Closure $fields ) {}

	/**
	 * Registers the meta after the post type. On pages of the site it is needed only for REST,
	 * since sanitizing rules matter only when values are saved.
	 */
	public function register(): void {
		$is_page = RequestKind::is_for_page();
		add_action( $is_page ? 'rest_api_init' : 'init', $this->add( ... ), $is_page ? 1 : 6 );
		add_filter( 'rest_prepare_revision', self::of_revision( ... ), 10, 3 );
	}

	/**
	 * Returns a popup's current settings for its revisions. Revisions store content but no
	 * settings, and the editor restores both, so this keeps the settings unchanged.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @see POPUP-60
	 */
	private static function of_revision(
		WP_REST_Response $answer,
		WP_Post $revision,
		WP_REST_Request $request
	): WP_REST_Response {
		$data = $answer->get_data();
		if (
			is_array( $data )
			&& isset( $data['meta'] )
			&& PopupType::POST_TYPE === get_post_type( $revision->post_parent )
		) {
			$fields       = new WP_REST_Post_Meta_Fields( PopupType::POST_TYPE );
			$data['meta'] = $fields->get_value( $revision->post_parent, $request );
			$answer->set_data( $data );
		}
		return $answer;
	}

	private function add(): void {
		foreach ( ( $this->fields )()->all() as $name => $field ) {
			self::add_one(
				$name,
				$field->rules['type'],
				$field->rules,
				$field->default,
				static fn ( mixed $value ): string|int => Fields::clean( $field, $value )
			);
		}
		$conditions = DisplayConditions::of( [] )->stored;
		self::add_one(
			Fields::CONDITIONS,
			'object',
			DisplayConditions::schema(),
			$conditions,
			static fn ( mixed $value ): array => DisplayConditions::of( $value )->stored
		);
	}

	/**
	 * @param array<string, mixed> $schema
	 * @param string|int|array<string, mixed> $default
	 * @param callable( mixed ): (string|int|array<string, mixed>) $clean
	 */
	private static function add_one(
		string $name,
		string $type,
		array $schema,
		string|int|array $default,
		callable $clean
	): void {
		register_post_meta(
			PopupType::POST_TYPE,
			$name,
			[
				'type'              => $type,
				'single'            => true,
				'default'           => $default,
				'sanitize_callback' => static fn ( mixed $value ): string|int|array => $clean( $value ),
				'auth_callback'     => static fn ( bool $allowed, string $key, int $post, int $user ): bool => user_can(
					$user,
					'edit_post',
					$post
				),
				'show_in_rest'      => [
					// Only editors may see when and for whom popups open.
					'schema'           => [ 'context' => [ 'edit' ] ] + $schema,
					// Completes stored values such as partial conditions, because the editor reads them
					// unchecked.
					'prepare_callback' => static fn ( mixed $value ): string|int|array => $clean( $value ),
				],
			]
		);
	}
}
