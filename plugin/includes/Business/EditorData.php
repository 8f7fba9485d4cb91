<?php
declare( strict_types=1 );

namespace Brolga\Business;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * Preloads the business details in the editor, so that bound blocks show them immediately.
 *
 * @see BLOCK-183
 */
final class EditorData implements Module {

	public const PATH = '/business';

	private const SCRIPT = 'brolga-editor-business';

	private const BLOCKS = 'brolga-editor-blocks';

	public function __construct( private readonly Details $details ) {}

	public function register(): void {
		add_filter( 'block_editor_rest_api_preload_paths', $this->preload( ... ) );
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
	}

	/** Also prints the country, which decides how blocks label the parts of an address. */
	private function enqueue(): void {
		wp_enqueue_script( self::SCRIPT );
		wp_add_inline_script(
			self::BLOCKS,
			'window.brolgaCountry = ' . wp_json_encode( $this->details->place(), JSON_HEX_TAG ) . ';',
			'before'
		);
	}

	/**
	 * @return array{name: string, phone: string, email: string, address: string, hours: list<string>,
	 *     links: array{phone: string, email: string}, mayEdit: bool, settings: string}
	 */
	public function all(): array {
		$word = fn ( Detail $detail ): string => $this->details->lines( $detail )[0] ?? '';
		return [
			'name'     => $word( Detail::Name ),
			'phone'    => $word( Detail::Phone ),
			'email'    => $word( Detail::Email ),
			'address'  => $word( Detail::Address ),
			'hours'    => $this->details->lines( Detail::Hours ),
			'links'    => [
				'phone' => $this->details->link( Detail::Phone ),
				'email' => $this->details->link( Detail::Email ),
			],
			'mayEdit'  => current_user_can( Roles::MANAGE_SETTINGS ),
			'settings' => Details::settings_url(),
		];
	}

	/**
	 * @param array<int, string|array<int, string>> $paths
	 * @return array<int, string|array<int, string>>
	 */
	private function preload( array $paths ): array {
		return current_user_can( 'edit_posts' ) ? [ ...$paths, '/brolga/v1' . self::PATH ] : $paths;
	}
}
