<?php
/**
 * Writes the demo into WordPress.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Settings\Settings;

/**
 * Settings, pages, posts, menu and footer of the demo site.
 *
 * @phpstan-type Fields array{post_title: string, post_content: string, post_excerpt?: string, post_date?: string, post_date_gmt?: string, post_category?: list<int>}
 *
 * @see DEMO-1 DEMO-3 DEMO-4
 */
final class Seeder {

	/** Slugs in the order of the menu. */
	private const MENU = [ 'services', 'work', 'blog', 'modules', 'contact' ];

	/** The menu of the page about menus, three levels deep. */
	private int $garden_menu = 0;

	/**
	 * Takes the folder of the texts.
	 *
	 * @param string $folder Folder with pages/, posts/, projects/ and parts/.
	 * @param Media  $media  The pictures.
	 */
	public function __construct( private readonly string $folder, private readonly Media $media ) {}

	/**
	 * Seeds everything.
	 */
	public function run(): void {
		$user = get_current_user_id();
		wp_set_current_user( $this->author() );
		// Our markup comes from files of this repository; filtering would only cut it.
		kses_remove_filters();

		$this->media->import( $this->say( ... ) );
		$this->settings();
		$this->garden_menu();
		$pages = $this->pages();
		$this->posts();
		$this->projects();
		$this->menu( $pages );
		$this->template_part( 'header', 'Header' );
		$this->template_part( 'footer', 'Footer' );
		$this->remove_samples();
		( new Leads( "{$this->folder}/leads.json", $pages['contact'] ) )->write();
		flush_rewrite_rules();

		kses_init();
		wp_set_current_user( $user );
	}

	/**
	 * Name, time, addresses; and nothing that asks another host.
	 */
	private function settings(): void {
		foreach (
			[
				'blogname'               => 'Fig & Ferry',
				'blogdescription'        => 'We plan gardens, plant them and sell the plants',
				'timezone_string'        => 'Australia/Brisbane',
				'date_format'            => 'j F Y',
				'time_format'            => 'g:i a',
				'start_of_week'          => 1,
				'posts_per_page'         => 6,
				'show_avatars'           => 0,
				'default_pingback_flag'  => 0,
				'default_comment_status' => 'closed',
				'default_ping_status'    => 'closed',
				'site_logo'              => $this->media->id( 'logo' ),
			] as $option => $value
		) {
			update_option( $option, $value );
		}
		$this->business();
		// An icon of the owner's stays.
		if ( in_array( get_option( 'site_icon', 0 ), [ 0, '0', '', false ], true ) ) {
			update_option( 'site_icon', $this->media->id( 'icon' ) );
		}

		$rewrite = $GLOBALS['wp_rewrite'];
		if ( $rewrite instanceof \WP_Rewrite && '/%postname%/' !== $rewrite->permalink_structure ) {
			$rewrite->set_permalink_structure( '/%postname%/' );
		}
	}

	/**
	 * Who stands behind the site, for search engines; where an owner has said so, theirs stays.
	 *
	 * @see DEMO-13
	 */
	private function business(): void {
		$stored = get_option( Settings::OPTION, [] );
		$stored = is_array( $stored ) ? $stored : [];
		if ( isset( $stored['business'] ) ) {
			return;
		}
		$stored['business'] = [
			'business_name'  => 'Fig & Ferry',
			'business_kind'  => 'Store',
			'business_phone' => '+61 7 7010 0142',
			'business_email' => 'hello@figandferry.example',
			'street'         => '12 Ferry Road',
			'postcode'       => '4101',
			'city'           => 'West End',
			'region'         => 'QLD',
			'country'        => 'AU',
			'price_range'    => '$$',
			'opening_hours'  => [ 'Tu-Sa 07:00-15:00' ],
			'profiles'       => [],
		];
		update_option( Settings::OPTION, $stored );
	}

	/**
	 * Writes the pages; a file `modules.tabs.html` is the page /modules/tabs/.
	 *
	 * @return array<string, int> Path → id.
	 */
	private function pages(): array {
		$ids   = [];
		$files = $this->files( 'pages/*.html' );
		// Parents first.
		usort( $files, static fn ( string $a, string $b ): int => [ substr_count( basename( $a ), '.' ), $a ] <=> [ substr_count( basename( $b ), '.' ), $b ] );

		foreach ( $files as $file ) {
			$text         = Text::read( $file );
			$path         = explode( '.', $text->slug );
			$slug         = (string) end( $path );
			$parent       = count( $path ) > 1 ? $ids[ $path[0] ] : 0;
			$ids[ $text->slug ] = $this->upsert(
				'page',
				$slug,
				[
					'post_title'    => $text->get( 'title' ),
					'post_content'  => $this->fill( $text->body ),
					'post_excerpt'  => $text->get( 'excerpt' ),
				],
				$parent
			);
			update_post_meta( $ids[ $text->slug ], '_wp_page_template', '' === $text->get( 'template' ) ? 'default' : $text->get( 'template' ) );
			if ( '' !== $text->get( 'image' ) ) {
				set_post_thumbnail( $ids[ $text->slug ], $this->media->id( $text->get( 'image' ) ) );
			}
		}

		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $ids['home'] );
		update_option( 'page_for_posts', $ids['blog'] );

		return $ids;
	}

	/**
	 * Writes the journal.
	 */
	private function posts(): void {
		foreach ( $this->files( 'posts/*.md' ) as $file ) {
			$text = Text::read( $file );
			$id   = $this->upsert(
				'post',
				$text->slug,
				[
					'post_title'    => $text->get( 'title' ),
					'post_content'  => $this->fill( $text->body ),
					'post_excerpt'  => $text->get( 'excerpt' ),
					'post_date'     => $text->get( 'date' ) . ' 07:30:00',
					'post_date_gmt' => get_gmt_from_date( $text->get( 'date' ) . ' 07:30:00' ),
					'post_category' => [ $this->category( $text->get( 'category' ) ) ],
				]
			);
			wp_set_object_terms( $id, $text->get( 'tag' ), 'post_tag' );
			set_post_thumbnail( $id, $this->media->id( $text->get( 'image' ) ) );
		}
	}

	/**
	 * Writes what the studio has made.
	 *
	 * @see DEMO-6
	 */
	private function projects(): void {
		foreach ( $this->files( 'projects/*.md' ) as $file ) {
			$text = Text::read( $file );
			$id   = $this->upsert(
				'brolga_project',
				$text->slug,
				[
					'post_title'    => $text->get( 'title' ),
					'post_content'  => $this->fill( $text->body ),
					'post_excerpt'  => $text->get( 'excerpt' ),
					'post_date'     => $text->get( 'date' ) . ' 07:30:00',
					'post_date_gmt' => get_gmt_from_date( $text->get( 'date' ) . ' 07:30:00' ),
				]
			);
			wp_set_object_terms( $id, [ $this->category( $text->get( 'category' ), 'brolga_project_category' ) ], 'brolga_project_category' );
			set_post_thumbnail( $id, $this->media->id( $text->get( 'image' ) ) );
		}
	}

	/**
	 * Writes the menu that the theme's header and footer draw.
	 *
	 * @param array<string, int> $pages Path → id.
	 */
	private function menu( array $pages ): void {
		$links = array_map(
			static function ( string $slug ) use ( $pages ): string {
				$link = [
					'label' => get_the_title( $pages[ $slug ] ),
					'type'  => 'page',
					'id'    => $pages[ $slug ],
					'url'   => "/$slug/",
					'kind'  => 'post-type',
				];

				return '<!-- wp:navigation-link ' . serialize_block_attributes( $link ) . ' /-->';
			},
			self::MENU
		);

		$this->upsert(
			'wp_navigation',
			'main-menu',
			[
				'post_title'   => 'Main menu',
				'post_content' => implode( "\n", $links ),
			]
		);
	}

	/**
	 * Writes a menu with branches, older than the main menu: headers without one
	 * of their own draw the latest.
	 */
	private function garden_menu(): void {
		$this->garden_menu = $this->upsert(
			'wp_navigation',
			'garden-menu',
			[
				'post_title'    => 'Garden menu',
				'post_content'  => (string) file_get_contents( "$this->folder/parts/garden-menu.txt" ),
				'post_date'     => '2026-01-05 09:00:00',
				'post_date_gmt' => '2026-01-04 23:00:00',
			]
		);
	}

	/**
	 * Writes a template part as the Site Editor would save it.
	 *
	 * @param string $slug  Its slug and area.
	 * @param string $title Its name.
	 */
	private function template_part( string $slug, string $title ): void {
		$id = $this->upsert(
			'wp_template_part',
			$slug,
			[
				'post_title'   => $title,
				'post_content' => $this->fill( (string) file_get_contents( "$this->folder/parts/$slug.html" ) ),
			]
		);
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $id, $slug, 'wp_template_part_area' );
	}

	/**
	 * Writes over what has the slug, or makes it.
	 *
	 * @param string               $type   Post type.
	 * @param string               $slug   Its slug.
	 * @param Fields $fields The rest of the post.
	 * @param int                  $parent The page above, if any.
	 */
	private function upsert( string $type, string $slug, array $fields, int $parent = 0 ): int {
		$found = get_posts(
			[
				'post_type'   => $type,
				'name'        => $slug,
				'post_parent' => $parent,
				'post_status' => [ 'publish', 'draft', 'private' ],
				'numberposts' => 1,
			]
		);
		/** @var array{ID: int, post_type: string, post_name: string, post_content: string} $post */
		$post = wp_slash(
			[
				'ID'             => isset( $found[0] ) ? $found[0]->ID : 0,
				'post_type'      => $type,
				'post_name'      => $slug,
				'post_parent'    => $parent,
				'post_status'    => 'publish',
				'comment_status' => 'closed',
			] + $fields
		);
		$id   = wp_insert_post( $post, true );

		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( "$type $slug: " . $id->get_error_message() );
		}

		return $id;
	}

	/**
	 * Files of the demo.
	 *
	 * @param string $pattern Below the demo's folder.
	 * @return list<string>
	 */
	private function files( string $pattern ): array {
		$files = glob( $this->folder . '/' . $pattern );

		return false === $files ? [] : $files;
	}

	/**
	 * Puts pictures and dates into a text: {{id:lilies}}, {{url:lilies}}, {{alt:lilies}}.
	 *
	 * @param string $text Block markup.
	 */
	private function fill( string $text ): string {
		$text = str_replace( '{{menu:garden}}', (string) $this->garden_menu, $text );

		return (string) preg_replace_callback(
			'/\{\{(id|url|alt):([a-z-]+)\}\}/',
			fn ( array $m ): string => match ( $m[1] ) {
				'id'  => (string) $this->media->id( $m[2] ),
				'url' => $this->media->url( $m[2] ),
				'alt' => esc_attr( $this->media->alt( $m[2] ) ),
			},
			$text
		);
	}

	/**
	 * The id of a category, made where it is missing.
	 *
	 * @param string $name     Its name.
	 * @param string $taxonomy Its taxonomy.
	 */
	private function category( string $name, string $taxonomy = 'category' ): int {
		$term = get_term_by( 'name', $name, $taxonomy );
		if ( $term instanceof \WP_Term ) {
			return $term->term_id;
		}
		$made = wp_insert_term( $name, $taxonomy );

		return is_wp_error( $made ) ? throw new \RuntimeException( $made->get_error_message() ) : $made['term_id'];
	}

	/**
	 * WordPress greets with a sample post and page: this site has its own.
	 */
	private function remove_samples(): void {
		foreach ( [ 'hello-world' => 'post', 'sample-page' => 'page' ] as $slug => $type ) {
			$sample = get_page_by_path( $slug, 'OBJECT', $type );
			if ( $sample instanceof \WP_Post ) {
				wp_delete_post( $sample->ID, true );
			}
		}
	}

	/**
	 * The first administrator.
	 */
	private function author(): int {
		$admins = get_users(
			[
				'role'   => 'administrator',
				'number' => 1,
			]
		);

		$admin  = $admins[0] ?? null;

		return $admin instanceof \WP_User ? $admin->ID : 0;
	}

	/**
	 * Tells the person at the terminal.
	 *
	 * @param string $line What is being done.
	 */
	private function say( string $line ): void {
		if ( 'cli' === PHP_SAPI ) {
			echo '  ', $line, "\n";
		}
	}
}
