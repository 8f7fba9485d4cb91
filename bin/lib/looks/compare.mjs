/**
 * Whether two pictures show the same: decoded with decoded, since WebP's bytes
 * may differ where what is painted does not.
 */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels that may differ: another shade of a heading is 69 at a third of its size. */
const FORGIVEN = 20;

/** As a picture is kept: small, since there are hundreds. */
export async function small( png ) {
	const image = sharp( png );
	const { width, height } = await image.metadata();
	return image
		.resize( Math.ceil( width / 3 ), Math.ceil( height / 3 ), {
			fit: 'fill',
		} )
		.webp( { quality: 75 } )
		.toBuffer();
}

const decoded = async ( image ) => {
	const { data, info } = await sharp( image )
		.ensureAlpha()
		.raw()
		.toBuffer( { resolveWithObject: true } );
	return { data, width: info.width, height: info.height };
};

/**
 * @param {Buffer} kept
 * @param {Buffer} taken
 * @return {Promise<string>} What differs, in words; empty: nothing.
 */
export async function difference( kept, taken ) {
	const [ one, other ] = await Promise.all( [ kept, taken ].map( decoded ) );
	if ( one.width !== other.width || one.height !== other.height ) {
		return `${ other.width } × ${ other.height } instead of ${ one.width } × ${ one.height }`;
	}
	const pixels = pixelmatch(
		one.data,
		other.data,
		undefined,
		one.width,
		one.height,
		{ threshold: 0.1 }
	);
	return pixels > FORGIVEN ? `${ pixels } pixels differ` : '';
}

/**
 * Looks that nobody took a picture of, and pictures of what is gone.
 *
 * @param {string[]} listed Pictures that there should be.
 * @param {string[]} taken  Those that were compared by themselves.
 * @param {string[]} kept   Those that there are.
 */
export const unlike = ( listed, taken, kept ) => [
	...listed
		.filter(
			( file ) => ! kept.includes( file ) && ! taken.includes( file )
		)
		.map( ( file ) => ( { file, why: 'no screenshot is kept' } ) ),
	...kept
		.filter( ( file ) => ! listed.includes( file ) )
		.map( ( file ) => ( { file, why: 'nothing of that name is shown' } ) ),
];
