/**
 * SHA-256 of each migration's file, as databases record it when it is applied. A file in this list never changes again: a start
 * would refuse every database that it was applied to. A new migration adds its line.
 */
export const checksumsOf: Readonly<Record<string, string>> = {
  '0001-first-tables': '6655f4206ea2678e018f04047509716b45d6f97deb74031a1138fd3f07046060',
  '0002-audit': 'fc81e252ac5d236e796790fc0c5c0817a3ab2796644d5231a8fcb8fd8ac8d01c',
  '0003-accounts': 'de54d647a17dd653cddc0500cfbcefbc120d775913fef01aea2ec31faa52d36c',
  '0004-clients': 'fc7df8f7c88843bcac44d2aeb65170ff0029d304be34ba6d1a97160412811146',
  '0005-properties': '89572a4e87fc8ff536ccda1abd57bfebe9adb6006a7be8a41b9ef7951970ee39',
  '0006-leads': '03ec62d2b1d47c4cc40f1e60e59b3e4628d27293f27e40f1c406d7ff78b342f7',
  '0007-privacy': '6af10bac8a10b63a1a01c7553b4214e9e4968f8d9b1a25bcc0db11855ff24bed',
  '0008-desk': '552e5f1f6dc3b5e98a6c5b500ae73c8bd43fb3e83b7d17ec73ce4006289bdb8d',
  '0009-archived-properties': '3773919a18ad7ab73a292330bbe0527a1a2358c1c4b2ca29a7050a87af6a5c44',
  '0010-client-notes': '4d6f1f1470d70d47bdec104fbe9219b583fb641a865d5429ce950f0d04a3360e',
  '0013-upkeep': '52c34f86dbdba665450c260a5666c1c029b9d6388fc763a7eecba09d5b6679ac',
  '0014-account-proof': 'e416dcbab49be4c4fcdfc64a09c8480cadce4df298cdfa688a8970374c47bc7c',
  '0016-session-proof': '24a13b5ebba7d197c5dfca3cfb66997a3450af608082cd5b60c6486b8f1785db',
  '0017-held-erasures': 'e482a41aff74b53c85f3ddc7d5ef46a6424241ac1cd7dd3f02af05635bca6216',
  '0018-demo-accounts': '32b9be2a3a2a2c753f75f8ab9c5ba20dee555f66bc4d788e85639653ac69d315',
  '0019-reading-on-record': '961e1043798bd7290ef0a34225fbf95dffbb713e13639c7b09ef1317cc7e2359',
  '0020-agreements': '34f57b1d30af935b4bd46a65e8e9be49441fe0c28b5cb9b8de3157e62d1e70e9',
  '0021-fetched-pictures': 'fc5b3520e19118747cf10193d43605f4706f4894796a9c3d191b6114c5ac59fd',
  '0022-device-tokens': 'f0b4f9eb1b1eb5c11f61d086e21bc9b05059e93b215fdd2b4e905b44d585cc81',
  '0023-idle-records': 'f99dec11440c4cd8492fe3c9f16e7bb2817668388537cb135d08a4d978c1344c',
  '0024-property-and-loan-facts': '00ae397d731eaacc4321cd70e07e34123d8d737b70ea98cb67bfeaddf13506c1',
  '0025-month-figures': 'ff783e021b553fb58f5a3cf6c0d479ad600ca704942ad472bc7da51375a86cc0',
  '0026-today': '8052168bf351943871d4b9e546dab661d8b7b6e0800f35916b7ff7214fc8c811',
  '0027-stages': '5c5d6869a8126a1b15fa08f208e40e22a9b682c642ef4897a0e997f23d90a021',
  '0028-client-tasks': '3b7901f5066d45b13f67226a199e9b12967313c3abd934f0231fdbba459fe806',
  '0029-saved-views': 'a6107443352dcbad01c34bfb84871202c2917df500a5225cd279390053ba34ee',
  '0030-practice': '50a6a1f68fc6bd44d207535b5fc13a8378ff10233cd016f922f6024651e4b029',
  '0031-asked-mails': '9bd2ce268ebf198df91261e30a278fb29ef73b01b2c6b9daf37db75033299991',
};
